export const ImportLink = () => null;
