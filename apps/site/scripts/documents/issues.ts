import { defaultSchool } from "@manor/contract/default-school";
import type { Sky } from "../../server/documents/hills.ts";
import type { Issue } from "./issue.ts";

/** Skies through the day and the year, all dark enough at the top for a title in ivory. */
const skies: readonly Sky[] = [
  { top: "#274b5a", low: "#e7c9a0", sun: "#f6dfb0", far: "#b7b6a4", near: "#12332a" },
  { top: "#3a4f7a", low: "#e9b7a0", sun: "#f8d9b8", far: "#a9a5b4", near: "#1a2b3d" },
  { top: "#1f5148", low: "#d9d3a6", sun: "#f4e7b4", far: "#a8b89a", near: "#10291f" },
  { top: "#5a3a44", low: "#e8b27e", sun: "#f7d69a", far: "#b99a8c", near: "#2b1b20" },
  { top: "#33474d", low: "#b9c4bd", sun: "#dfe3d2", far: "#94a49d", near: "#15272a" },
  { top: "#20304f", low: "#c4cfdc", sun: "#eef0ea", far: "#9fb0c4", near: "#132238" },
];

const readers: Readonly<Record<string, readonly string[]>> = {
  yearbook: [
    "A yearbook looks back: on the terms, the stage and the field, on those who came and those who left.",
    "It is best made by boys and teachers together, and it is the book of a school that is kept the longest.",
  ],
  quarterly: [
    "A quarterly magazine has room for longer reading: an essay, a story, a conversation, a walk described.",
    "It is a place for boys to be read by people who do not have to mark them.",
  ],
  monthly: [
    "A monthly magazine keeps step with the school: short pieces, pictures, small news, a poem now and then.",
    "It is what a family far away may read at breakfast to know how the month has been.",
  ],
  handbook: [
    "A handbook answers what parents ask most often, in the words of the school.",
    "Until the school's own edition stands here, please see the pages Rules and Regulations and Phone Call Timings, or ask the school office.",
  ],
  culture: [
    "Music, theatre, dance, painting and the written word: what is made here, and what is looked at together.",
    "It is a record of work that has no marks and is remembered all the same.",
  ],
};

/** The sixteen issues, by file name. */
export const issues: Readonly<Record<string, Issue>> = Object.fromEntries(
  defaultSchool.newsletters.kinds
    .flatMap(({ key, name, issues }) => issues.map((item) => ({ key, name, item })))
    .map(({ key, name, item }, index) => [
      item.id,
      {
        title: item.title,
        category: name,
        reader: readers[key] ?? [],
        sky: skies[index % skies.length] ?? skies[0],
        seed: index + 1,
      } as Issue,
    ]),
);
