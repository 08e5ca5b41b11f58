/** The page of one record, or none when the content host gave it no id. */
export const recordAddress = (list: string, { _id }: { _id: string }): string | undefined =>
  _id === "" ? undefined : `${list}/${encodeURIComponent(_id)}`;
