import { format } from "node:util";
import { logShape } from "@manor/content-api/log-shape";
import { pino } from "pino";

/** What libraries and the admin panel say by `console` becomes a line of the same shape as every other. */
export function logConsole(level: string): void {
  const log = pino(logShape("CMS", level));
  console.warn = (...said: unknown[]) => log.warn(format(...said));
  console.error = (...said: unknown[]) => log.error(format(...said));
}
