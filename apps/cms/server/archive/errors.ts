/** A file cannot be read as a whole and sound archive; whatever it was to replace is as it was. */
export class DamagedArchiveError extends Error {
  override readonly name = "DamagedArchiveError";
  constructor(file: string, damage: string) {
    super(
      `${file} is damaged or no archive of ours (${damage}), so nothing was changed. Take another one.`,
    );
  }
}

/** An encrypted archive cannot be opened with the passphrase that was given, or none was. */
export class LockedArchiveError extends Error {
  override readonly name = "LockedArchiveError";
  constructor(file: string, reason: string) {
    super(
      `${file} is encrypted and ${reason}, so nothing was changed. Set BACKUP_PASSPHRASE to the one that it was made with.`,
    );
  }
}
