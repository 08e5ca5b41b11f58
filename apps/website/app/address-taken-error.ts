export class AddressTakenError extends Error {
  override name = "AddressTakenError";
  constructor(file: string, other: string) {
    super(
      `app/${file} and app/${other} have the same address or the same file name, so one of them could never be reached. Give one of them another.`,
    );
  }
}
