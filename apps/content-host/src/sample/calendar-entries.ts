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
