import { schoolCode } from "./school-code.ts";

/** The placeholder for an event or a news item without a picture: the school on its ridge. */
export const schoolPicture = `${schoolCode}/school-noon`;
