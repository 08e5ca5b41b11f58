/** What decides whether the website may show an uploaded photograph, apart from the records that name it. */
export type FileMarks = {
  /** It is in the trash, or it is the former file of a cropped or covered photograph. */
  isWithdrawn: boolean;
  isHidden: boolean;
  /** One for each record of a pupil or of a member of staff that shows it or has ever shown it. */
  claims: readonly Claim[];
};

export type Claim = {
  /** `albums/12`, also of a deleted record. */
  record: string;
  isValid: boolean;
  isPublished: boolean;
};

/** Without a valid consent of every such record, a published one with a valid consent must show the photograph. */
export function mayShowFile({ isWithdrawn, isHidden, claims }: FileMarks): boolean {
  if (isWithdrawn || isHidden) return false;
  const valid = claims.filter(({ isValid }) => isValid);
  return valid.length === claims.length || valid.some(({ isPublished }) => isPublished);
}
