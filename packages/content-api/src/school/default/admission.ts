import type { School } from "../school.ts";

/** Never invent a date: the school enters the next cycle when it announces one (R5). */
export const admission: School["admission"] = {
  /** School fees are different: they are paid through the header's link (R7). */
  registrationFee: {
    amount: "Rs. 10,000",
    terms: "non-refundable",
    paidBy: ["demand draft", "bank transfer"],
  },
  opening: {
    sentence: "Admissions open for the year 2025 for Class IV to IX, registration online.",
    until: "",
    afterwards: "",
    staysPrinted: true,
  },
  entranceTest: {
    sentence: "Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.",
    until: "2024-10-05",
    afterwards:
      "This test date has passed. Dates for the next session will be announced by the school.",
    staysPrinted: true,
  },
  /** Nothing on the site asks for an upload (R11). */
  documents: [
    "three passport-size photographs",
    "birth certificate",
    "latest progress report",
    "copy of the student's Aadhaar card (mandatory)",
  ],
};
