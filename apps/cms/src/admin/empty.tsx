/** For fields that appear only in a list, and for a button that must not appear. */
export const Nothing = () => null;
