import type { Payload } from "payload";
import type { SecondStep } from "../../server/second-step/code.ts";
import type { SecondSteps } from "../../server/second-step/gate.ts";

const key = (user: string): string => `second-step ${user}`;

/** Where second steps are kept: apart from the people, so that no screen and no answer of the desk has them. */
export const secondStepsIn = (payload: Payload): SecondSteps => ({
  read: async (user) => (await payload.kv.get<SecondStep>(key(user))) ?? undefined,
  write: async (user, step) => {
    await (step ? payload.kv.set(key(user), step) : payload.kv.delete(key(user)));
  },
  accountOf: async (user) =>
    (await payload.findByID({ collection: "users", id: Number(user), depth: 0 })).email,
});
