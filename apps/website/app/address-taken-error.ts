export class AddressTakenError extends Error {
  override name = "AddressTakenError";
  constructor(file: string, other: string) {
    super(
      `app/${file} and app/${other} have the same address or the same file name, so one of them would be unreachable. Change one of them.`,
    );
  }
}
