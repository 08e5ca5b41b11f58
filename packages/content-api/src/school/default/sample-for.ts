import type { School } from "../school.ts";
import { defaultSchool } from "./default-school.ts";

/** The texts of the history that mention a brotherhood, in the wording for other schools. */
const captions: Record<string, string> = {
  [defaultSchool.timeline.history]: defaultSchool.timeline.history.replace("brotherhood", "order"),
  "Among the brotherhood's years": "Among the years of the order",
  "A milestone year of the school's long time with its teaching brotherhood.":
    "A milestone year of the school's long time with its teaching order.",
};

const rewordCaption = (text: string): string => captions[text] ?? text;

/** The default of each part for a school of these pupils. */
export function sampleFor(pupils: School["settings"]["pupils"]): School {
  if (pupils === "boys") return defaultSchool;
  const { identity, timeline } = defaultSchool;
  return {
    ...defaultSchool,
    identity: { ...identity, tagline: taglines[pupils] },
    timeline: {
      ...timeline,
      history: rewordCaption(timeline.history),
      milestones: timeline.milestones.map((milestone) => ({
        ...milestone,
        title: rewordCaption(milestone.title),
        caption: rewordCaption(milestone.caption),
      })),
    },
  };
}

const taglines = {
  girls: "A residential school for girls in the hills, since 1853",
  both: "A residential school for girls and boys in the hills, since 1853",
};
