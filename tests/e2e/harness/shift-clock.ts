import { readFileSync } from "node:fs";

// Loaded before a program (`node --import`), shifts its clock by an offset in milliseconds.
const RealDate = Date;
let offsetMs = 0;
export const setClockOffset = (ms: number): void => {
  offsetMs = ms;
};
const now = (): number => RealDate.now() + offsetMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, as) => Reflect.construct(target, parts.length ? parts : [now()], as),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

/** A file with the offset, which a test may change while the program runs. */
const file = process.env["MOVED_CLOCK"];
if (file) {
  const readOffset = () => setClockOffset(Number(readFileSync(file, "utf8")));
  readOffset();
  setInterval(readOffset, 100).unref();
}
