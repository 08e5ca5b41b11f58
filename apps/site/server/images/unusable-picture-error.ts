/** The bytes are no picture that can be shown: cut, broken, of too many pixels, or too slow to open. */
export class UnusablePictureError extends Error {
  override readonly name = "UnusablePictureError";
  readonly reason: string;

  constructor(reason: string) {
    super(
      `The picture cannot be shown (${reason}), so a neutral one stands in its place; upload it again.`,
    );
    this.reason = reason;
  }
}
