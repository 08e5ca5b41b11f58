import type { Say } from "../i18n/say.ts";

/** Who stands as the writer of what nobody wrote: the sample. */
export const nobodysHand = "the CMS";

/** Who wrote, to be read: a person is called what the person is called, the admin panel has a name in each language. */
export const writerIn = (say: Say, name: string): string =>
  name === nobodysHand ? say(nobodysHand) : name;
