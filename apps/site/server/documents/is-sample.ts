import { type School, schoolOf } from "../../app/for-server.ts";

const { identity: sample } = schoolOf({});

/** Whether a document is the sample's: a school that has its own name has confirmed what is printed under it. */
export const isSample = ({ name }: School["identity"]): boolean => name === sample.name;
