/** Renders nothing: for a field that appears only in a list, a comparison and a hidden button. */
export const Hidden = () => null;
