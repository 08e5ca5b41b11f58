/** Polls until the function returns a value, for at most a minute. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const found = await look();
    if (found) return found;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error("The expected result did not come within a minute.");
}
