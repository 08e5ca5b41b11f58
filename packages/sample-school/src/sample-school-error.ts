/** A file of the sample school is invalid, so the sample cannot be used. */
export class SampleSchoolError extends Error {
  override readonly name = "SampleSchoolError";
  constructor(where: string, reason: string) {
    super(
      `The sample school is invalid (${where}), so it cannot be loaded: ${reason}\nFix it as shown in packages/sample-school/README.md.`,
    );
  }
}
