import { retention } from "@manor/content-api/retention";
import type { PrivacyFacts, PrivacyText } from "./privacy-facts.ts";

export const englishText = (facts: PrivacyFacts): PrivacyText => ({
  contactTitle: "Contact",
  contact: `${facts.school} decides how these data are used. To ask about them, or to use your rights, write to ${facts.contact} or call. You get an answer within ${facts.days} days.`,
  dataTitle: "What we collect",
  columns: ["Where", "Data", "Purpose", "Stored"],
  data: listData(facts),
  sections: [
    {
      title: "Backups and other websites",
      paragraphs: [
        `Deleted data stay in backups for ${retention.backupDays} days.`,
        ...(facts.minimumDays > 0
          ? [
              `To comply with the law, we retain erased data and logs for ${facts.minimumDays} days in a closed file. They are not used for anything else. Photographs are not retained.`,
            ]
          : []),
        "Maps, videos and social networks load only after you click. Registration and payment are on other websites, which have rules of their own.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: ["A parent or guardian decides for a child under 18. You may:"],
      list: [
        "ask which data about you or your child we hold",
        "have them corrected, completed or erased",
        "withdraw a consent as easily as you gave it; a photograph or name is then off the website within 15 seconds of our change",
        "name a person who uses these rights for you after death or incapacity",
      ],
    },
    {
      title: "Complaints",
      paragraphs: [
        "Please write to us first. If our answer does not help, you may complain to the Data Protection Board of India.",
      ],
    },
    ...(facts.blocksAiTraining
      ? [
          {
            title: "Photographs and artificial intelligence",
            paragraphs: [
              "Nobody may use the pages and photographs of this website to train artificial intelligence. robots.txt, tdmrep.json and a mark in each photograph say so to machines.",
            ],
          },
        ]
      : []),
    {
      title: "Notices at the forms",
      paragraphs: ["Each form shows one of these notices. We store its version with your message."],
      list: [
        `${facts.notices.contact.text} (version ${facts.notices.contact.version})`,
        ...(facts.notices.enquiry
          ? [`${facts.notices.enquiry.text} (version ${facts.notices.enquiry.version})`]
          : []),
        ...(facts.notices.visit
          ? [`${facts.notices.visit.text} (version ${facts.notices.visit.version})`]
          : []),
        ...(facts.hasNewsletter
          ? [`${facts.notices.newsletter.text} (version ${facts.notices.newsletter.version})`]
          : []),
      ],
    },
  ],
});

const listData = (facts: PrivacyFacts): PrivacyText["data"] => [
  {
    name: "Contact form",
    cells: ["Name, e-mail address, message", "To answer you", keptMessages(facts)],
  },
  ...(facts.notices.enquiry
    ? [
        {
          name: "Form about admission",
          cells: [
            "Name, e-mail address or telephone number, question, the class, school year and boarding that you ask about, the language of our answer",
            "To answer you",
            keptMessages(facts),
          ] as const,
        },
      ]
    : []),
  ...(facts.notices.visit
    ? [
        {
          name: "Booking of a visit",
          cells: [
            "Name, e-mail address, number of people, the class that you ask about, the language of our e-mails",
            "To plan the visit and to send you e-mails about it",
            keptMessages(facts),
          ] as const,
        },
      ]
    : []),
  ...(facts.hasNewsletter
    ? [
        {
          name: "Newsletter form",
          cells: [
            "E-mail address, the language of our e-mails",
            "To send you the newsletter",
            `Until you unsubscribe; ${retention.unconfirmedHours} hours if you do not confirm`,
          ] as const,
        },
      ]
    : []),
  {
    name: "Pages about pupils",
    cells: [
      "Photographs, names, classes, results, birthdays without the year",
      "To show school life, with the consent of a parent or guardian",
      `Until the consent ends or is withdrawn; removed records are deleted after ${retention.trashDays} days`,
    ],
  },
  {
    name: "Every visit",
    cells: [
      "Network address",
      "To stop misuse",
      "In memory while the website runs; logs have only a shortened address",
    ],
  },
  {
    name: "Your browser",
    cells: [
      "Your choices on this website, and pages that you save",
      "So that you see them again on your next visit",
      "Until you delete them; no cookies",
    ],
  },
];

const keptMessages = ({ messageDays }: PrivacyFacts): string =>
  messageDays === 0 ? "Until the school deletes it" : `${messageDays} days`;
