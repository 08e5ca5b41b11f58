import fc from "fast-check";
import { Scene } from "./scene.ts";

/** How a class is to be run. */
type Order = {
  seed: number;
  /** The few cases of `npm test`, or all. */
  isWhole: boolean;
};

export type Result = {
  id: string;
  what: string;
  aCase: string;
  cases: number;
  /** One sentence for each wrong case, with the case itself. */
  wrong: string[];
  seconds: number;
  seed: number;
};

export type FaultClass = {
  /** F1 to F24, as in docs/behaviour/faults.md. */
  id: string;
  what: string;
  /** Nothing else may run at the same time, since it measures how long visitors wait. */
  isAlone: boolean;
  /** Our own content host is tried, too. */
  needsHost: boolean;
  run: (order: Order) => Promise<Result>;
};

/** Says of one case what was wrong with it, if anything was. */
export type Tell = (wrong: string) => void;

type Spec<Value> = {
  id: string;
  what: string;
  /** What is counted as one case, in a few words for the table. */
  aCase: string;
  values: fc.Arbitrary<Value>;
  /** How many cases one generated value holds, where one state of the host serves many. */
  casesOf?: (value: Value, isWhole: boolean) => number;
  /** How many values are generated: in all, and for `npm test`. */
  whole: number;
  few: number;
  /** How many values are tried at the same time. */
  atOnce?: number;
  isAlone?: boolean;
  needsHost?: boolean;
  /** Prepares the stage; what it gives tries one value. */
  setUp: (scene: Scene) => Promise<(value: Value, tell: Tell, index: number) => Promise<void>>;
};

/** A class of faults: generated values, and how to try one. The same seed gives the same values. */
export function defineClass<Value>(spec: Spec<Value>): FaultClass {
  const { id, what, aCase, values, casesOf = () => 1 } = spec;
  const { isAlone = false, needsHost = false } = spec;
  return {
    id,
    what,
    isAlone,
    needsHost,
    run: async ({ seed, isWhole }) => {
      const started = performance.now();
      const wrong: string[] = [];
      const sample = fc.sample(values, { seed, numRuns: isWhole ? spec.whole : spec.few });
      const scene = new Scene(isWhole);
      let cases = 0;
      try {
        const tryOne = await spec.setUp(scene);
        const tryAt = async (index: number) => {
          const value = sample[index] as Value;
          cases += casesOf(value, isWhole);
          const tell: Tell = (text) => wrong.push(`value ${index}: ${text}; ${show(value)}`);
          await tryOne(value, tell, index).catch((error: unknown) => tell(tellError(error)));
        };
        await inLanes(sample.length, spec.atOnce ?? 1, tryAt);
        wrong.push(...(await scene.lastLook()));
      } catch (error) {
        wrong.push(tellError(error));
      } finally {
        await scene.end();
      }
      const seconds = (performance.now() - started) / 1000;
      return { id, what, aCase, cases, wrong, seconds, seed };
    },
  };
}

/** Does work 0 to `count - 1`, so many at the same time. */
export async function inLanes(
  count: number,
  lanes: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const show = (value: unknown): string => fc.stringify(value).slice(0, 300);

const tellError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
