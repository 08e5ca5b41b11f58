/** `npm run manual` tests every input method, page, view and width; other runs test a choice of them. */
export const isThorough = process.env["THOROUGH"] === "yes";

/** All sizes in a thorough run, otherwise only those at these positions. */
export const chooseSizes = <Size>(all: readonly Size[], ...positions: number[]): Size[] =>
  all.filter((_, at) => isThorough || positions.includes(at));
