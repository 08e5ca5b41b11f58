/** Puts the school's code, as the desk writes it, into a row; answers what is wrong with it, if anything. */
export function settleSchool(values: Record<string, string>, codes: string[]): string | undefined {
  const given = values.school?.toLowerCase();
  const code = given ? codes.find((each) => each.toLowerCase() === given) : only(codes);
  if (code === undefined) return "School: please give the school’s code.";
  values.school = code;
  return undefined;
}

const only = (codes: string[]): string | undefined => (codes.length === 1 ? codes[0] : undefined);
