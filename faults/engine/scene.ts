type Work = () => Promise<unknown> | unknown;
type Look = () => Promise<string[]>;

/** What a class needs for the time of its cases: it is taken down at the end, the latest first, whatever happened. */
export class Scene {
  readonly seed: number;
  readonly #works: Work[] = [];
  readonly #looks: Look[] = [];

  constructor(seed: number) {
    this.seed = seed;
  }

  onEnd(work: Work): void {
    this.#works.push(work);
  }

  /** A look at the whole after the last case: one sentence for each thing that is wrong. */
  atLast(look: Look): void {
    this.#looks.push(look);
  }

  async lastLook(): Promise<string[]> {
    const wrong = await Promise.all(this.#looks.map((look) => look()));
    return wrong.flat();
  }

  async end(): Promise<void> {
    for (const work of this.#works.reverse()) await work();
  }
}
