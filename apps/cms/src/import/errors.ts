import { APIError } from "payload";

/** The whole file cannot be imported; the message is for the editor. */
export class ImportError extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = "ImportError";
  }
}
