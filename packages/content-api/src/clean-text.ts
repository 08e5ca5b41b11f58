/** Directional control characters reorder the text after them; no valid text needs them. */
export const DIRECTION_CONTROLS: RegExp = /[\u202a-\u202e\u2066-\u2069]/g;

/** Trims a text and removes NUL, lone surrogates (not every store accepts them) and directional controls. */
export const cleanText = (text: string): string =>
  text.replaceAll("\0", "").replace(DIRECTION_CONTROLS, "").toWellFormed().trim();
