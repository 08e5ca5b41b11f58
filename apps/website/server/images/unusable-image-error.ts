/** The bytes are not a usable image: truncated, broken, with too many pixels, or too slow to open. */
export class UnusableImageError extends Error {
  override readonly name: string = "UnusableImageError";
  readonly reason: string;

  constructor(reason: string) {
    super(`The image cannot be shown (${reason}), so a placeholder is sent; upload it again.`);
    this.reason = reason;
  }
}

/** Opening the image took longer than the time limit: the image is hostile, or the machine is busy. */
export class SlowImageError extends UnusableImageError {
  override readonly name = "SlowImageError";

  constructor() {
    super("it takes too long to open");
  }
}
