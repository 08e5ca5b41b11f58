/** No backup was made. An existing file of that name is unchanged. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
