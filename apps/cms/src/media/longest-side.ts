/** The longest side of a stored picture in pixels: more than any screen shows. */
export const longestSide = 3200;
