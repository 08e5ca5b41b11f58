/** A text in pieces, those that match marked; `from` is where a piece begins. */
export type Marked = readonly { text: string; isMatch: boolean; from: number }[];

/** One thing found; without an address when the CMS gave the record no id. */
export type Hit = { title: Marked; href: string | undefined; note: Marked };

export type HitGroup = { label: string; hits: readonly Hit[]; more: string };

/** `answer` is the sentence that most likely is what was asked for. */
export type Found = { answer: Hit | undefined; groups: readonly HitGroup[] };
