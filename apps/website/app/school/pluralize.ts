const numerals = [
  ...["", "one", "two", "three", "four", "five", "six"],
  ...["seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** "two streams": a number in words with its noun. `many` is the plural. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return many;
  return `${numerals[count] ?? count} ${count === 1 ? one : many}`;
}
