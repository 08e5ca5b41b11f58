import { APIError } from "payload";

/** The file as a whole cannot be imported; the sentence is for the clerk. */
export class ImportError extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = "ImportError";
  }
}
