import { expect, test } from "vitest";
import { all, block, parseHome, textOf, texts } from "./test-home.tsx";

const PATH = "/api/events/All/SGSM";
const entry = (title: string, date: string, category = "AcademicCalender") => ({
  title,
  date,
  category,
});
const entries = [
  entry("Examinations begin", "2026-11-23"),
  entry("Quiz", "2026-11-20"),
  entry("Our spelling", "2026-11-02", "AcademicCalendar"),
  entry("Another case", "2026-11-02", "academiccalender"),
  entry("A match", "2026-11-20", "Events"),
  entry("No date", ""),
  entry("Boys go home", "2026-12-05"),
  entry("Last year's sports day", "2025-11-07"),
  entry("Office opens again", "2027-01-15"),
];
const calendar = (options: Parameters<typeof parseHome>[0] = {}) =>
  parseHome({ lists: { [PATH]: entries }, ...options }, "Academic calendar");

test.each([
  ["2026-11-20T10:00:00+05:30", "November 2026"],
  ["2026-12-31T23:59:00+05:30", "December 2026"],
  ["2027-12-31T18:29:00Z", "December 2027"],
  ["2027-12-31T18:30:00Z", "January 2028"],
  ["2028-02-29T09:00:00+05:30", "February 2028"],
])("shows at %s the month %s [A106]", async (now, month) => {
  expect(texts(await calendar({ now }), "h3")).toEqual([month]);
});

test.each([
  ["", "November 2026", ["Our spelling", "Quiz", "Examinations begin"]],
  ["?month=2026-13", "November 2026", ["Our spelling", "Quiz", "Examinations begin"]],
  ["?month=2027-01", "January 2027", ["Office opens again"]],
  ["?month=2025-11", "November 2025", ["Last year's sports day"]],
])(
  "%j shows %s with only the entries of that month and year [A107, A108]",
  async (query, month, titles) => {
    const shown = await calendar({ query });
    expect(texts(shown, "h3")).toEqual([month]);
    expect(texts(shown, "h4")).toEqual(titles);
  },
);

test.each([
  ["2026-12", "2026-11", "2027-01"],
  ["2027-01", "2026-12", "2027-02"],
])("links from %s to %s and %s, also without JavaScript [A109, A110]", async (month, ...around) => {
  const forms = all(await calendar({ query: `?month=${month}` }), "form");
  expect(forms.map(({ attribs }) => attribs)).toEqual([
    { action: "/#calendar", "aria-label": "Previous month" },
    { action: "/#calendar", "aria-label": "Next month" },
  ]);
  expect(forms.map((form) => all(form, "input")[0]?.attribs)).toEqual(
    around.map((value) => ({ type: "hidden", name: "month", value })),
  );
});

test.each([
  ["a month without entries", { query: "?month=2027-02" }, "February 2027"],
  ["entries that cannot be loaded", { failed: [PATH] }, "November 2026"],
])("shows an empty state, not an error, for %s [A111]", async (_, options, month) => {
  const shown = textOf(await calendar(options));
  expect(shown).toContain(`No entries for ${month}.`);
  expect(shown).not.toMatch(/error|failed/i);
});

test.each([
  ["2026-11-23T10:00:00+05:30", "", undefined],
  ["2026-11-24T10:00:00+05:30", "5Boys go homeSaturday, 5 December 2026", "2026-12"],
  ["2026-12-06T10:00:00+05:30", "15Office opens againFriday, 15 January 2027", "2027-01"],
  ["2027-01-16T10:00:00+05:30", "No later dates yet.", undefined],
])(
  "shows at %s what comes next once the month has no further entry: %j [A351]",
  async (now, text, month) => {
    const shown = await calendar({ now });
    const [next] = all(shown, "div", "class", "calendar__following");
    expect(next ? textOf(next) : "").toBe(text && `What comes next${text}`);
    const links = next ? all(next, "a") : [];
    expect(links.map(({ attribs }) => attribs["href"])).toEqual(
      month ? [`/?month=${month}#calendar`] : [],
    );
  },
);

test("shows what comes next only in the current month [A351]", async () => {
  for (const query of ["?month=2026-10", "?month=2027-02"])
    expect(textOf(await calendar({ query }))).not.toContain("What comes next");
});

test("marks only today, in the grid and in the list", async () => {
  const marked = (part: Awaited<ReturnType<typeof calendar>>, tag: string) =>
    all(part, tag, "aria-current", "date").map(textOf);
  const shown = await calendar();
  expect(marked(shown, "td")).toEqual(["20 (has entries)"]);
  expect(marked(shown, "li")).toEqual(["20QuizToday"]);
  const other = await calendar({ query: "?month=2026-12" });
  expect([...marked(other, "td"), ...marked(other, "li")]).toEqual([]);
});

const menu = [
  ["2026-11-20", "Poha"],
  ["2027-12-31", "Old year's breakfast"],
  ["2028-01-01", "New year's breakfast"],
  ["2028-02-29", "Leap day's breakfast"],
].map(([date, breakfast]) => ({ date, breakfast, lunch: "", dinner: "" }));

test.each([
  ["2026-11-20T10:00:00+05:30", "20FridayNovember 2026", "Poha"],
  ["2027-12-31T18:29:00Z", "31FridayDecember 2027", "Old year's breakfast"],
  ["2027-12-31T18:30:00Z", "1SaturdayJanuary 2028", "New year's breakfast"],
  ["2028-02-29T12:00:00+05:30", "29TuesdayFebruary 2028", "Leap day's breakfast"],
])(
  "uses the date in India at %s for card, calendar and session [A19]",
  async (now, day, breakfast) => {
    const page = await parseHome({ now, lists: { "/api/weeklyMenu/SGSM": menu } });
    const card = block(page, "Today at school");
    expect(texts(card, "time")).toEqual([day]);
    expect(textOf(card)).toContain(`Breakfast ${breakfast}`);
    expect(textOf(page)).toContain(`Session ${day.slice(-4)}-`);
  },
);

test("shows today's meals, call times and calendar entries in the card of the day", async () => {
  const lists = { "/api/weeklyMenu/SGSM": menu, [PATH]: entries };
  const card = await parseHome({ lists }, "Today at school");
  expect(texts(card, "dt")).toEqual(["Meals", "Phone calls now", "In the calendar", "Birthdays"]);
  expect(texts(card, "dd")).toEqual([
    "Breakfast Poha",
    "Class IV, V, VI, 9:35 to 10:20 AM",
    "Quiz",
    "See today’s birthdays",
  ]);
});
