/** The bytes are not a usable image: truncated, broken, with too many pixels, or too slow to open. */
export class UnusableImageError extends Error {
  override readonly name = "UnusableImageError";
  readonly reason: string;

  constructor(reason: string) {
    super(`The image cannot be shown (${reason}), so a placeholder is sent; upload it again.`);
    this.reason = reason;
  }
}
