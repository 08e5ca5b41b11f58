import { LRUCache } from "lru-cache";

export type Log = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

/** Writes a warning once in ten minutes for each key: a page with a broken image is requested all day. */
export type LogOnce = (key: string, fields: object, message: string) => void;

export function createLogOnce(log: Log): LogOnce {
  const written = new LRUCache<string, true>({ max: 2_000, ttl: 600_000 });
  return (key, fields, message) => {
    if (written.has(key)) return;
    written.set(key, true);
    log.warn(fields, message);
  };
}
