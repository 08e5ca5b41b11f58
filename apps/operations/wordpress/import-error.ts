/** The import cannot continue. The message says which file and line, and what to do. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
