import { identity } from "./identity.ts";

/** Stands in for an event or a news item without a picture: the school on its ridge. */
export const schoolPicture = `${identity.schoolCode}/school-noon`;
