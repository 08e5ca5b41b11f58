/** Thrown when a picture is asked for by a name that is not in the catalogue. */
export class MasterNotFoundError extends Error {
  constructor(name: string, known: readonly string[]) {
    super(
      `There is no master picture called "${name}", so the place that asked for it would stay empty. ` +
        `Use one of: ${known.join(", ")}; or add the picture to packages/pictures/src/catalogue.ts and paint it.`,
    );
    this.name = "MasterNotFoundError";
  }
}
