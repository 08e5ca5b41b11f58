import { calendarDay } from "../fields/date-fields.ts";
import { schoolGlobal } from "./school-global.ts";
import { inRow, list, plainText } from "./setting-fields.ts";

const fee = inRow(
  plainText("classes", "Classes", 60, { placeholder: "Class IV to VIII" }),
  plainText("head", "Fee", 80, { placeholder: "Tuition fee" }),
  {
    name: "due",
    label: "Due",
    type: "select",
    required: true,
    options: [
      { value: "once", label: "Once, on admission" },
      { value: "yearly", label: "Every year" },
      { value: "monthly", label: "Every month" },
    ],
  },
  {
    name: "amount",
    label: "Amount (rupees)",
    type: "number",
    required: true,
    min: 0,
    max: 100_000_000,
  },
);

export const fees = schoolGlobal(["fees", "fees"], "School fees", {
  description:
    "The fee table on the page “Entry to the school”, with totals for each class. You get a reminder 60 days before a session without fees.",
  fields: [
    list(
      "sessions",
      "Sessions",
      ["Session", "Sessions"],
      [
        inRow(
          plainText("name", "Session", 20, { placeholder: "2025-2026" }),
          calendarDay({ name: "from", label: "First day", required: true }),
        ),
        list("fees", "Fees", ["Fee", "Fees"], [fee], { max: 300, isOpen: true }),
      ],
      { max: 5, isOpen: true },
    ),
  ],
});
