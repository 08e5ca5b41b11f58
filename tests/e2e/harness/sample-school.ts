import { readSampleSchool } from "../../../packages/sample-school/src/read-sample-school.ts";

/** The sample school, which a stub CMS sends with changes. */
export const sampleSchool = readSampleSchool();
