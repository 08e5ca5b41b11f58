import { identity } from "../../school/identity.ts";

/** Stands in for a record without a picture (spec section 2). */
export const SCHOOL_PICTURE = `${identity.schoolCode}/school-noon`;
