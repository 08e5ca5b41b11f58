const notice = {
  english: "We use your name to plan the visit.",
  hindi: "हम आपका नाम यात्रा के लिए रखते हैं।",
};

const tour = { kind: "Tour of the school", classes: "IV to VIII", language: "en", isFull: false };

const visitTimes = [
  { ...tour, _id: "1", day: "2026-11-28", time: "10:00", closesAt: "2026-11-27T12:30:00.000Z" },
  {
    ...{ ...tour, _id: "2", day: "2026-11-28", time: "14:30" },
    ...{ language: "hi", isFull: true, closesAt: "2026-11-27T12:30:00.000Z" },
  },
  {
    ...{ ...tour, _id: "3", day: "2026-12-05", time: "09:30", kind: "Talk with the principal" },
    ...{ classes: "", closesAt: "2026-12-04T12:30:00.000Z" },
  },
];

const admissionPath = "/api/admission/SGSM";

const openAdmission = [
  {
    enquiries: {
      ...{ classes: ["VI", "IX"], schoolYears: ["2027-2028"], extraDays: 0, hasSaturdays: true },
      notice,
    },
    visits: { classes: ["IV", "VI", "IX"], notice, times: visitTimes },
  },
];

const key = "abcdefghijklmnopqrstuvwxyz234567";

/** The page of a booking. */
export const bookingPath = `/admission/visit/${key}`;

/** What a CMS with open visits and enquiries, and one booking, sends around `ORDINARY_DAY`. */
export const admissionLists: Record<string, unknown> = {
  [admissionPath]: openAdmission,
  [`${admissionPath}/visit/${key}`]: {
    ...{ state: "booked", reference: "V-7KQ9-4F", language: "hi", people: 2, class: "VI" },
    time: visitTimes[0],
  },
};
