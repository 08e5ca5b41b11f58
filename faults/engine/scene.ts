import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Work = () => Promise<unknown> | unknown;
type Look = () => Promise<string[]>;

/** What a class needs for the time of its cases: it is taken down at the end, the latest first, whatever happened. */
export class Scene {
  /** Whether all cases are tried, or the few of `npm test`. */
  readonly isWhole: boolean;
  readonly #works: Work[] = [];
  readonly #looks: Look[] = [];

  constructor(isWhole: boolean) {
    this.isWhole = isWhole;
  }

  onEnd(work: Work): void {
    this.#works.push(work);
  }

  /** An empty folder that goes with the scene. */
  makeFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), "manor-faults-"));
    this.onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  }

  /** A look at the whole after the last case: one sentence for each thing that is wrong. */
  atLast(look: Look): void {
    this.#looks.push(look);
  }

  async lastLook(): Promise<string[]> {
    const wrong: string[] = [];
    for (const look of this.#looks) wrong.push(...(await look()));
    return wrong;
  }

  async end(): Promise<void> {
    for (const work of this.#works.reverse()) await work();
  }
}
