/** The placeholder of a topper, from the specification (R29, R34). */
export const emptyTopper = { name: "Student Name", stream: "Stream", marks: "Marks %" } as const;
