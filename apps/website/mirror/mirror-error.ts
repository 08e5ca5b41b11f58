/** The mirror could not be made and was left as it was. */
export class MirrorError extends Error {
  override readonly name = "MirrorError";
  constructor(problem: string) {
    super(`${problem} The mirror was left as it was.`);
  }
}
