/** The import cannot continue. The message has the file, the line and what to do. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
