import type { Say } from "../words/say.ts";

/** Who stands as the writer of what nobody wrote: the sample. */
export const nobodysHand = "the content host";

/** Who wrote, to be read: a person is called what the person is called, the desk has a name in each language. */
export const writerIn = (say: Say, name: string): string =>
  name === nobodysHand ? say(nobodysHand) : name;
