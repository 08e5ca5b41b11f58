/** No backup was made; what stood under its name is as it was. */
export class NoBackupError extends Error {
  override readonly name = "NoBackupError";
}
