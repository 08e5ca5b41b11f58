import type { ClassFees, Fee } from "@manor/content-api/fees";

export type FeeRow = { name: string; due: string; amount: string; isTotal: boolean };

const dueTexts = { once: "Once, on admission", yearly: "Every year", monthly: "Every month" };

export const toFeeRows = ({ fees, perYear, firstYear }: ClassFees): FeeRow[] => [
  ...fees.map(({ head, due, amount }: Fee) => ({
    name: head,
    due: dueTexts[due],
    amount: formatRupees(amount),
    isTotal: false,
  })),
  {
    name: "Total, first year",
    due: "With fees due once",
    amount: formatRupees(firstYear),
    isTotal: true,
  },
  {
    name: "Total, each later year",
    due: "Without fees due once",
    amount: formatRupees(perYear),
    isTotal: true,
  },
];

export const formatRupees = (amount: number): string => `Rs. ${amount.toLocaleString("en-IN")}`;
