export const ConsentSentence = () => null;
