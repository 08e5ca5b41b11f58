/** What goes on in a month of a school year that runs from February to December. */
export type Happening = {
  title: string;
  day: number;
  venue: string;
  time: string;
  /** Pictures of packages/pictures: the cover, then one of another subject. */
  scenes: readonly [cover: string, other: string];
};
