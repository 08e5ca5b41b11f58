/** The import cannot continue. The message names the file and line, and what to do. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
