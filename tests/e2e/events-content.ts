export const anEvent = (_id: string, date: string, title: string, more: object = {}) => ({
  _id,
  date,
  title,
  category: "Events",
  ...more,
});

const events = [
  anEvent("quiz", "2026-03-14", "Inter-house quiz"),
  anEvent("term", "2026-03-01", "Second term begins", { category: "AcademicCalender" }),
  anEvent("talk", "", "Undated talk"),
  anEvent("final", "2026-11-28T10:00:00+05:30", "Inter-house CRICKET final", {
    venue: "Upper field",
    time: "10:00 AM",
    description: "The two unbeaten houses meet on the upper field.",
    images: ["pavilion"],
    attachments: ["programme.pdf"],
  }),
  anEvent("hindi", "2026-11-20", "वार्षिक खेल दिवस", { attachments: ["a.pdf", "b.pdf"] }),
  anEvent("old", "2025-11-02", "Cricket practice"),
  anEvent("older", "2023-01-05", "Founders' walk"),
];

export const eventsContent = {
  lists: { "/api/events/SGSM": events, "/api/events/All/SGSM": events },
  pictures: ["pavilion"],
};
