/** The longest side of a picture that the admin panel keeps, in pixels: more than any screen shows. */
export const longestSide = 3200;
