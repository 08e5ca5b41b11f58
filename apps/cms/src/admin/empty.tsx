/** For what stands in a list and not in a form, and for a button that must not be there. */
export const Nothing = () => null;
