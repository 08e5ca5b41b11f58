/** Whether two form values are equal, ignoring key order and the difference between empty and missing. */
export const isSame = (one: unknown, other: unknown): boolean => toJson(one) === toJson(other);

const toJson = (value: unknown): string =>
  JSON.stringify(value ?? "", (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part) ? sortKeys(part) : part,
  );

const sortKeys = (part: object): object =>
  Object.fromEntries(
    Object.entries(part)
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
