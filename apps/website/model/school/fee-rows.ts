import type { ClassFees, Fee } from "@manor/content-api/fees";
import type { Translate } from "../texts/translate.ts";

export type FeeRow = { name: string; due: string; amount: string; isTotal: boolean };

const dueTexts = {
  once: "Once, on admission",
  yearly: "Every year",
  monthly: "Every month",
} as const;

export const toFeeRows = ({ fees, perYear, firstYear }: ClassFees, t: Translate): FeeRow[] => [
  ...fees.map(({ head, due, amount }: Fee) => ({
    name: head,
    due: t(dueTexts[due]),
    amount: formatRupees(amount, t),
    isTotal: false,
  })),
  {
    name: t("Total, first year"),
    due: t("With fees due once"),
    amount: formatRupees(firstYear, t),
    isTotal: true,
  },
  {
    name: t("Total, each later year"),
    due: t("Without fees due once"),
    amount: formatRupees(perYear, t),
    isTotal: true,
  },
];

export const formatRupees = (amount: number, t: Translate): string =>
  t("Rs. {amount}", { amount: amount.toLocaleString("en-IN") });
