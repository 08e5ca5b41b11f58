/** Directional control characters reorder the text after them; no valid text needs them. */
export const DIRECTION_CONTROLS: RegExp = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text without signs that cannot be stored or encoded everywhere (NUL, lone surrogates) or turn it around; trimmed. */
export const cleanText = (text: string): string =>
  text.replaceAll("\0", "").replace(DIRECTION_CONTROLS, "").toWellFormed().trim();
