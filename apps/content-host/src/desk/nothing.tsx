/** For what stands in a list and not in a form. */
export const Nothing = () => null;
