import { readSampleSchool } from "@manor/sample-school";

/** The sample school, for tests. */
export const sampleSchool = readSampleSchool();
