const words = [
  ...["", "one", "two", "three", "four", "five", "six"],
  ...["seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** "two streams", as a text writes it; of nothing only what it would be. `many` is the plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return many;
  return `${words[count] ?? count} ${count === 1 ? one : many}`;
}
