/** The object without its null and undefined properties. */
export const omitEmpty = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part != null)) as Partial<Value>;
