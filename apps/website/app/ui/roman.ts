const numerals = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

export function roman(number: number): string {
  const [value, symbols] = numerals.find(([size]) => size <= number) ?? [0, ""];
  return value === 0 ? "" : symbols + roman(number - value);
}
