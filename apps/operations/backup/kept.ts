/**
 * What of the data folders belongs into a backup: all but what can be made anew. The database is copied by itself.
 * Lists what is left out, so that whatever is added to a folder one day is in the backup from that day on.
 */
const LEFT_OUT = {
  host: /^(.*\.db(-wal|-shm)?|backups)$/,
  site: /^(snapshot|images|releases)$/,
};
const UNFINISHED = /^\.|\.tmp$|\.(former|restored)/;

/** Whether an entry at the top of the data folder of `part` belongs into a backup. */
export const isKept = (part: keyof typeof LEFT_OUT, name: string): boolean =>
  !LEFT_OUT[part].test(name) && !UNFINISHED.test(name);
