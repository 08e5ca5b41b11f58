import type { Payload } from "payload";
import { expect, test } from "vitest";
import { inEnglish } from "../translations/languages.ts";
import { events } from "./events.ts";
import type { ListContext } from "./list-published.ts";
import { allNews, newestNews } from "./news.ts";

const contextWith = (docs: object[]): ListContext => ({
  payload: { find: async () => ({ docs }) } as unknown as Payload,
  day: "2026-11-20",
  nameOf: (_, file) => (file === 7 ? "hall.jpg" : undefined),
  textsOf: () => ({ alt: "The hall", caption: "" }),
  translate: inEnglish.translate,
});

test("converts an event, with the texts and the preview of its images, and without deleted files", async () => {
  const event = {
    id: 3,
    title: "Founder's day",
    date: "2026-11-24T18:30:00.000Z",
    images: [7, 8],
    attachments: [9],
    cardPhoto: 7,
    category: "Events",
  };
  expect(await events.list(contextWith([event]))).toEqual([
    {
      _id: "3",
      title: "Founder's day",
      venue: "",
      date: "2026-11-25",
      time: "",
      description: "",
      images: ["hall.jpg"],
      attachments: [],
      category: "Events",
      pictures: [{ file: "hall.jpg", alt: "The hall", caption: "" }],
      cardPhoto: "hall.jpg",
    },
  ]);
});

test("returns the newest twenty news to home, and all to the list", async () => {
  const context = contextWith(
    Array.from({ length: 23 }, (_, id) => ({
      id,
      fromDate: `2026-10-${String(id + 1).padStart(2, "0")}T06:30:00.000Z`,
    })),
  );
  const ids = (await newestNews.list(context)).map(({ _id }) => Number(_id));
  expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index));
  expect(await allNews.list(context)).toHaveLength(23);
});
