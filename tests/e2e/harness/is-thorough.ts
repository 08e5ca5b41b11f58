/** `npm run manual` tests every input method, page, view and width; other runs test a choice of them. */
export const isThorough = process.env["THOROUGH"] === "yes";
