import type { School } from "../school.ts";

export const privacy: School["privacy"] = {
  contact: {
    english: "the school office",
    hindi: "विद्यालय कार्यालय",
    email: "",
    days: 30,
  },
  notices: {
    contact: {
      english: "We use your name, e-mail address and message only to answer you.",
      hindi: "हम आपका नाम, ई-मेल पता और संदेश केवल आपको उत्तर देने के लिए उपयोग करते हैं।",
    },
    newsletter: {
      english: "We use your e-mail address only to send you the newsletter.",
      hindi: "हम आपका ई-मेल पता केवल आपको न्यूज़लेटर भेजने के लिए उपयोग करते हैं।",
    },
  },
  messageDays: 365,
  minimumDays: 0,
  blocksAiTraining: true,
};
