import type { School } from "../school.ts";

/** The school's texts give two ratios, and both are shown unchanged (R6). */
export const numbers: School["numbers"] = {
  students: 700,
  nationalities: 7,
  classRooms: 30,
  acres: 400,
  ratioOnHome: "1:30",
  ratioOfAdmissions: "1:12",
};

export const schoolYear: School["schoolYear"] = {
  classes: { first: "Class IV", last: "Class XII" },
  streams: {
    fromClassIX: ["Commerce", "Science"],
    fromClassXI: ["Science", "Commerce", "Humanities"],
  },
  from: "February",
  to: "December",
  terms: "three terms",
  midtermBreak: "June",
};

/** Without a row for Class XI (R9). */
export const callTimings: School["callTimings"] = {
  rows: [
    { classes: "Class IV, V, VI", time: "9:35 to 10:20 AM" },
    { classes: "Class VII", time: "10:15 to 11:00 AM" },
    { classes: "Class VIII", time: "11:15 AM to 12:00 noon" },
    { classes: "Class IX", time: "12:00 noon to 12:45 PM" },
    { classes: "Class X", time: "2:00 to 2:45 PM" },
    { classes: "Class XII", time: "3:00 to 3:45 PM" },
  ],
  note: "For a class not listed, please ask the school office.",
};
