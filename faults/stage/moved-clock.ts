const RealDate = Date;
let now = () => RealDate.now();

/** The date of a process whose clock somebody has moved. */
class MovedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(now());
    // All the forms that the real one takes.
    else super(...(parts as [number]));
  }

  static override now(): number {
    return now();
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === "[object Date]";
  }
}

/** From now on this process's clock stands so many milliseconds after the real one. */
export function moveClock(by: number): void {
  follow(() => RealDate.now() + by);
}

/** From now on this process's clock says what it is told. Milliseconds since 1970. */
export function follow(clock: () => number): void {
  now = clock;
  globalThis.Date = MovedDate as DateConstructor;
}
