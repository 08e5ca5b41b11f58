import { APIError } from "payload";

/** An uploaded picture that the host does not take. */
export class PictureError extends APIError {
  constructor(reason: string) {
    super(
      `This picture was not stored, because ${reason}. Please upload a JPEG, PNG or WebP picture of at most 50 megapixels.`,
      400,
      undefined,
      true,
    );
    this.name = "PictureError";
  }
}

/** A request for a new picture or document that brings no file of its own. */
export class MissingFileError extends APIError {
  constructor() {
    super("Please choose a file.", 400, undefined, true);
    this.name = "MissingFileError";
  }
}
