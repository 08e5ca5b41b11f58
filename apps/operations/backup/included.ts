/**
 * Excludes from a backup what can be generated again. The database is copied separately. This is a list of exclusions,
 * not inclusions, so that data which a later version adds is in the backup by default.
 */
const EXCLUDED = {
  host: /^(.*\.db(-wal|-shm)?|backups)$/,
  site: /^(snapshot|images|releases)$/,
};
const UNFINISHED = /^\.|\.tmp$|\.(former|restored)/;

/** Whether a top-level entry of a data folder belongs in a backup. */
export const isIncluded = (part: keyof typeof EXCLUDED, name: string): boolean =>
  !EXCLUDED[part].test(name) && !UNFINISHED.test(name);
