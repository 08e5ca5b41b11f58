import { readFileSync } from "node:fs";

// Loaded into a process before anything else: its clock goes as far ahead as the file MOVED_CLOCK says, in milliseconds.
const RealDate = Date;
let ahead = 0;

function look(): void {
  ahead = Number(readFileSync(process.env["MOVED_CLOCK"] ?? "", "utf8"));
}
const now = (): number => RealDate.now() + ahead;

look();
setInterval(look, 100).unref();
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, as) => Reflect.construct(target, parts.length ? parts : [now()], as),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
