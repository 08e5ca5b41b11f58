/** The name of the style sheet of a page that is in another language, or links to one. */
export const inLanguages = (name: string): string => `${name} in languages`;
