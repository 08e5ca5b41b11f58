/** Renders nothing: for fields that appear only in a list, and for a hidden button. */
export const Hidden = () => null;
