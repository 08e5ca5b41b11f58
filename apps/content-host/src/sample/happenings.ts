// Longer than 200 lines because it is a list of sample records.
/** What goes on in a month of a school year that runs from February to December. */
export type Happening = {
  title: string;
  day: number;
  venue: string;
  time: string;
  subjects: readonly string[];
};

const field = ["cricket", "ridges", "school"];
const hall = ["quadrangle", "school", "music"];

/** By month, January first. Plain sample matter: no name, no result, no fact of a real school. */
export const happenings: readonly (readonly Happening[])[] = [
  [
    {
      title: "Republic Day assembly",
      day: 26,
      venue: "Quadrangle",
      time: "9:00 AM",
      subjects: hall,
    },
    {
      title: "Snow walk for boarders",
      day: 12,
      venue: "Upper field",
      time: "2:00 PM",
      subjects: ["snow", "forest"],
    },
  ],
  [
    {
      title: "Opening assembly of the year",
      day: 9,
      venue: "Auditorium",
      time: "9:30 AM",
      subjects: hall,
    },
    {
      title: "Welcome evening for new boys",
      day: 14,
      venue: "Auditorium",
      time: "5:30 PM",
      subjects: ["dormitory", "music"],
    },
    {
      title: "House meetings",
      day: 21,
      venue: "Houses",
      time: "4:00 PM",
      subjects: ["dormitory", "quadrangle"],
    },
  ],
  [
    {
      title: "Inter-house quiz",
      day: 7,
      venue: "Auditorium",
      time: "11:00 AM",
      subjects: ["library", "quadrangle"],
    },
    {
      title: "Nature walk in the deodars",
      day: 15,
      venue: "Forest path",
      time: "7:00 AM",
      subjects: ["forest", "ridges"],
    },
    { title: "Library week", day: 22, venue: "Library", time: "10:00 AM", subjects: ["library"] },
  ],
  [
    {
      title: "Inter-house cricket",
      day: 11,
      venue: "Upper field",
      time: "9:00 AM",
      subjects: field,
    },
    {
      title: "Science exhibition",
      day: 18,
      venue: "Laboratories",
      time: "10:30 AM",
      subjects: ["laboratory"],
    },
    {
      title: "Evening of music",
      day: 25,
      venue: "Music room",
      time: "6:00 PM",
      subjects: ["music"],
    },
  ],
  [
    { title: "Art and craft week", day: 6, venue: "Quadrangle", time: "10:00 AM", subjects: hall },
    {
      title: "Swimming trials",
      day: 16,
      venue: "Swimming pool",
      time: "3:00 PM",
      subjects: ["pool"],
    },
    {
      title: "Cricket against visitors",
      day: 23,
      venue: "Upper field",
      time: "9:30 AM",
      subjects: field,
    },
  ],
  [
    {
      title: "Tree planting morning",
      day: 5,
      venue: "Lower slope",
      time: "8:00 AM",
      subjects: ["forest", "monsoon"],
    },
    {
      title: "Return of the boarders",
      day: 27,
      venue: "Houses",
      time: "All day",
      subjects: ["dormitory", "school"],
    },
  ],
  [
    { title: "Inter-house debate", day: 11, venue: "Auditorium", time: "11:00 AM", subjects: hall },
    {
      title: "Monsoon reading week",
      day: 18,
      venue: "Library",
      time: "4:00 PM",
      subjects: ["library", "monsoon"],
    },
    {
      title: "Laboratory open day",
      day: 25,
      venue: "Laboratories",
      time: "10:00 AM",
      subjects: ["laboratory"],
    },
  ],
  [
    {
      title: "Independence Day assembly",
      day: 15,
      venue: "Quadrangle",
      time: "8:30 AM",
      subjects: hall,
    },
    {
      title: "Swimming gala",
      day: 22,
      venue: "Swimming pool",
      time: "2:00 PM",
      subjects: ["pool"],
    },
    {
      title: "Choir practice day",
      day: 29,
      venue: "Chapel",
      time: "4:30 PM",
      subjects: ["chapel", "music"],
    },
  ],
  [
    { title: "Teachers’ Day", day: 5, venue: "Auditorium", time: "10:00 AM", subjects: hall },
    {
      title: "Elocution in two languages",
      day: 12,
      venue: "Auditorium",
      time: "11:00 AM",
      subjects: ["library", "school"],
    },
    {
      title: "Cross-country run",
      day: 26,
      venue: "Forest path",
      time: "7:30 AM",
      subjects: ["forest", "ridges"],
    },
  ],
  [
    {
      title: "Service morning",
      day: 2,
      venue: "Grounds",
      time: "8:00 AM",
      subjects: ["quadrangle", "forest"],
    },
    { title: "Athletics meet", day: 10, venue: "Upper field", time: "9:00 AM", subjects: field },
    {
      title: "Evening of lamps",
      day: 24,
      venue: "Quadrangle",
      time: "6:30 PM",
      subjects: ["quadrangle", "school"],
    },
  ],
  [
    { title: "Children’s Day", day: 14, venue: "Auditorium", time: "10:30 AM", subjects: hall },
    {
      title: "Inter-house football final",
      day: 20,
      venue: "Upper field",
      time: "3:00 PM",
      subjects: field,
    },
    { title: "Junior concert", day: 28, venue: "Auditorium", time: "5:30 PM", subjects: ["music"] },
  ],
  [
    {
      title: "Carol service",
      day: 5,
      venue: "Chapel",
      time: "6:00 PM",
      subjects: ["chapel", "snow"],
    },
    { title: "Prize giving", day: 8, venue: "Auditorium", time: "11:00 AM", subjects: hall },
  ],
];

/** Entries of the academic calendar, by month, January first: day and title. */
export const calendarEntries: readonly (readonly (readonly [number, string])[])[] = [
  [
    [1, "Winter holidays"],
    [26, "Republic Day"],
    [30, "Staff planning day"],
  ],
  [
    [5, "Boarders return"],
    [8, "First term begins"],
    [20, "Class meetings with parents"],
  ],
  [
    [2, "Monthly tests begin"],
    [16, "Project week, classes IV to VIII"],
    [27, "Boarders’ outing"],
  ],
  [
    [6, "Unit tests begin"],
    [14, "Holiday"],
    [24, "Parents’ day"],
  ],
  [
    [4, "Term examinations begin"],
    [22, "First term ends"],
    [29, "Reports are sent"],
  ],
  [
    [1, "Midterm break begins"],
    [26, "Midterm break ends"],
    [28, "Second term begins"],
  ],
  [
    [6, "Monthly tests begin"],
    [20, "Subject choice, class IX"],
    [30, "Class meetings with parents"],
  ],
  [
    [3, "Unit tests begin"],
    [15, "Independence Day"],
    [24, "Project week, classes IX to XII"],
  ],
  [
    [7, "Term examinations begin"],
    [24, "Second term ends"],
    [28, "Reports are sent"],
  ],
  [
    [2, "Gandhi Jayanti"],
    [5, "Third term begins"],
    [19, "Boarders’ outing"],
  ],
  [
    [3, "Monthly tests begin"],
    [16, "Final examinations begin"],
    [27, "Practical examinations"],
  ],
  [
    [4, "Final examinations end"],
    [10, "Academic year ends"],
    [25, "Christmas Day"],
  ],
];
