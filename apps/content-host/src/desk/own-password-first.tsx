export const OwnPasswordFirst = () => null;
