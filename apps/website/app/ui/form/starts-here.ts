/** The page is the response to a form: the focus, and so a screen reader, starts at the result. */
export const startsHere = { tabIndex: -1, autoFocus: true } as const;
