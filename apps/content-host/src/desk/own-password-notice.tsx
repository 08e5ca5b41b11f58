export const OwnPasswordNotice = () => null;
