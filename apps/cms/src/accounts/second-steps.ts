import { APIError, type Payload } from "payload";
import type { SecondStep } from "../../server/second-step/code.ts";
import type { SecondSteps } from "../../server/second-step/gate.ts";
import { forget, take } from "../processes/limit.ts";
import { valuesOf } from "../processes/values.ts";
import { isPasswordOf } from "./check-password.ts";

const mostTries = 5;
const windowMs = 15 * 60_000;
/** A code is shown for half a minute, and taken for one before and after. */
const codeLastsMs = 2 * 60_000;
const tries = valuesOf("second steps");

const key = (user: string): string => `second-step ${user}`;

/** Where second steps are kept: apart from the people, so that no screen and no answer of the admin panel has them. */
export const secondStepsIn = (payload: Payload): SecondSteps => ({
  read: async (user) => (await payload.kv.get<SecondStep>(key(user))) ?? undefined,
  write: async (user, step) => {
    await (step ? payload.kv.set(key(user), step) : payload.kv.delete(key(user)));
  },
  accountOf: async (user) =>
    (await payload.findByID({ collection: "users", id: Number(user), depth: 0 })).email,
  checkPassword: async (user, password, headers) => {
    const { email } = await payload.findByID({ collection: "users", id: Number(user), depth: 0 });
    try {
      return (await isPasswordOf(email, password, { payload, headers })) ? "right" : "wrong";
    } catch (error) {
      if (error instanceof APIError && error.status === 429) return "too many";
      throw error;
    }
  },
  mayTry: (user) => take(tries, [{ key: `tries ${user}`, most: mostTries }], windowMs, Date.now()),
  isNew: (user, code) =>
    take(tries, [{ key: `code ${user} ${code}`, most: 1 }], codeLastsMs, Date.now()),
  forgive: (user) => forget(tries, [`tries ${user}`]),
});
