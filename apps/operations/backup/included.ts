/** A list of exclusions, so that data which a later version adds is in the backup by default. */
const EXCLUDED = {
  host: /^(.*\.db(-wal|-shm)?|backups|wordpress-import)$/,
  site: /^(snapshot|images|releases)$/,
};
const UNFINISHED = /^\.|\.tmp$|\.(former|restored)/;

export const isIncluded = (part: keyof typeof EXCLUDED, name: string): boolean =>
  !EXCLUDED[part].test(name) && !UNFINISHED.test(name);
