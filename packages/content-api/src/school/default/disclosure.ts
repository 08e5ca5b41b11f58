import type { School } from "../school.ts";

const value = "Sample value";

/** Values that are plainly not facts of a school. */
export const disclosure: School["disclosure"] = {
  board: "cbse",
  affiliationNumber: "0000000",
  schoolCode: "00000",
  results: [
    { class: "X", year: "Sample year", registered: 100, passed: 100, remarks: value },
    { class: "XII", year: "Sample year", registered: 100, passed: 100, remarks: value },
  ],
  sections: 0,
  campusArea: value,
  classRooms: value,
  laboratories: value,
  internet: value,
  girlsToilets: value,
  boysToilets: value,
  accessibleToilets: value,
  inspectionVideo: "https://example.org/inspection-video",
};

export const blankDisclosure: School["disclosure"] = {
  board: "none",
  affiliationNumber: "",
  schoolCode: "",
  results: [],
  sections: 0,
  campusArea: "",
  classRooms: "",
  laboratories: "",
  internet: "",
  girlsToilets: "",
  boysToilets: "",
  accessibleToilets: "",
  inspectionVideo: "",
};
