import fc from "fast-check";
import { kinds } from "./office.ts";

const host = fc.constantFrom("takes", "takes and hangs up", "takes and fails", "is starting");

/** What somebody, or bad luck, does at some minute of a day. */
const deed = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ what: fc.constant("publish"), kind: fc.constantFrom(...kinds) }),
  },
  { weight: 8, arbitrary: fc.record({ what: fc.constant("take down"), pick: fc.nat(1_000) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      what: fc.constant("write"),
      texts: fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), {
        minLength: 1,
        maxLength: 4,
      }),
      way: host,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant("look around"),
      picks: fc.array(fc.nat(1_000), { minLength: 3, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("lose the host"),
      how: fc.constantFrom("gone", "busy", "cut", "a page"),
      hours: fc.integer({ min: 1, max: 90 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("fill the disk"),
      step: fc.constantFrom("mkdir", "open", "half", "sync", "rename", "all"),
      code: fc.constantFrom("ENOSPC", "EROFS", "EIO", "EDQUOT"),
      hours: fc.integer({ min: 1, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("restart"), isKilled: fc.boolean() }) },
);

/** A day: what happens, at which minute. */
const day = fc
  .array(fc.record({ minute: fc.integer({ min: 5, max: 1_430 }), deed }), {
    minLength: 2,
    maxLength: 5,
  })
  .map((deeds) => deeds.toSorted((a, b) => a.minute - b.minute));

export type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;
export type Plan = (typeof day extends fc.Arbitrary<infer T> ? T : never)[];

/** The same days from the same seed. */
export const planDays = (seed: number, days: number): Plan =>
  fc.sample(day, { seed, numRuns: days });
