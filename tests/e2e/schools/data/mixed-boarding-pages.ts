import type { Text } from "../school.ts";

type Line = readonly [title: string, lead: string, body: string];

const of = (group: string, lines: readonly Line[]): Text[] =>
  lines.map(([title, lead, body]) => ({
    title,
    address: `/${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`,
    group,
    lead,
    description: `${title} at {school}: ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`,
    body: [body, "## More", "The office answers questions at {officePhone}."],
  }));

/** Forty pages that no other school has. */
export const fortyPages: readonly Text[] = [
  ...of("Academics", [
    [
      "Mathematics",
      "Proofs before formulas.",
      "Every pupil explains one proof a term to the class.",
    ],
    ["Physics", "Rooms full of pendulums.", "The laboratory is open until seven in the evening."],
    [
      "Chemistry",
      "Goggles on, questions out.",
      "Practicals come before the chapter, not after it.",
    ],
    [
      "Biology",
      "The mangrove is our second laboratory.",
      "Class XI keeps a diary of one tree for a year.",
    ],
    ["History", "Archives, not dates.", "Old shipping lists of the port are read in Class X."],
    ["Geography", "Tides, winds and maps.", "Pupils keep the weather station on the roof."],
    [
      "Economics",
      "The harbour market as a textbook.",
      "Prices are noted every Friday, and argued over on Monday.",
    ],
    [
      "Languages",
      "Three languages, one accent each.",
      "English, Hindi and a language of the coast.",
    ],
    ["Art", "Clay, ink and driftwood.", "The studio has two kilns."],
    ["Music", "Drums first.", "Whoever wants to play an instrument may borrow one."],
  ]),
  ...of("Facilities", [
    ["Library", "Forty thousand books, and one rule.", "The rule: books come back."],
    ["Workshop", "Wood, wire and patience.", "Every pupil makes one useful thing a year."],
    ["Observatory", "A dome above the water tank.", "Open on clear Saturdays."],
    ["Boat House", "Twelve dinghies and one motor boat.", "Nobody sails without a life jacket."],
    ["Infirmary", "Two nurses, day and night.", "A doctor comes every morning."],
    [
      "Dining Hall",
      "Fish on Fridays, and lentils always.",
      "Pupils write the menu for one week a month.",
    ],
    ["Laundry", "Twice a week.", "Name tags are sewn in before term."],
    ["Post Room", "Letters still come.", "Parcels are opened together with a teacher."],
    ["Solar Roof", "Half our light is our own.", "The meter hangs where everybody sees it."],
    ["Kitchen Garden", "Okra, chillies and ducks.", "Class VII has the watering cans."],
  ]),
  ...of("About", [
    [
      "Our Houses",
      "Four houses, named after winds.",
      "Girls and boys belong to the same houses and live in wings of their own.",
    ],
    ["North Wind", "The green house.", "Known for debates."],
    ["South Wind", "The yellow house.", "Known for swimming."],
    ["East Wind", "The red house.", "Known for theatre."],
    ["West Wind", "The blue house.", "Known for chess."],
    ["Staff", "Sixty-one teachers.", "Each looks after ten pupils."],
    ["Governors", "Nine people who know the coast.", "They meet three times a year."],
    ["Alumni", "Nineteen classes so far.", "They come back on the first Saturday of January."],
    [
      "Careers of Our Pupils",
      "Engineers, nurses, a ferry captain.",
      "What became of the class of 2015.",
    ],
    [
      "Safety",
      "Whom to tell, and what happens then.",
      "Two teachers are trusted persons; their doors are open.",
    ],
  ]),
  ...of("Admission", [
    ["Scholarships", "Twenty places each year.", "Need decides, and a talk."],
    ["Uniform", "Cotton, and a hat.", "The list is one page long."],
    ["What to Bring", "One trunk.", "Please leave the tablet at home."],
    ["Arriving", "From the station by our bus.", "Buses wait on the first day of term."],
    ["Leave and Visits", "Every third Sunday.", "Families sign in at the gate."],
    ["Pocket Money", "The same for all.", "Paid on Saturdays."],
    ["Fees Explained", "What is in, what is not.", "Boarding, books and boats are in."],
    ["Transfers", "Coming from another school.", "Bring the last two reports."],
    ["Open Days", "Three a year.", "Pupils lead the way."],
    ["Questions Parents Ask", "And honest answers.", "Yes, homesickness passes."],
  ]),
];

/** What the office writes in place of the sample's years. */
export const timeline: Text = {
  lead: "From thirty pupils to {students}.",
  description: "The history of {school}, from {founded} onward.",
  body: ["It began with a lamp, a bell and one boat.", "The bell is the same."],
};
