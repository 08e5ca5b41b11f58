const RealDate = Date;
let offset = 0;

/** The date of a process whose clock somebody has moved. */
class MovedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + offset);
    // All the forms that the real one takes.
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === "[object Date]";
  }
}

/** From now on this process's clock stands so many milliseconds after the real one. */
export function moveClock(by: number): void {
  offset = by;
  globalThis.Date = MovedDate as DateConstructor;
}
