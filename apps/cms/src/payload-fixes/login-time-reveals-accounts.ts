import type { CollectionConfig, PayloadRequest } from "payload";

type AfterError = NonNullable<NonNullable<CollectionConfig["hooks"]>["afterError"]>[number];

/** How long every refused login takes, whatever the reason. Milliseconds. */
const REFUSAL_MS = 700;

/** Starts the measurement of a login. */
export function startLoginTimer({ context }: PayloadRequest): void {
  context["loginSince"] = performance.now();
}

/** Payload hashes the password only of an account that exists, so an unknown one is refused sooner. This waits. */
export const equalizeTiming: AfterError = async ({ req }) => {
  const since = req.context?.["loginSince"];
  if (typeof since !== "number") return;
  const spent = performance.now() - since;
  // Rounded up to a multiple of the minimum, so that load reveals nothing about the account.
  const left = REFUSAL_MS - (spent % REFUSAL_MS);
  await new Promise((resolve) => setTimeout(resolve, left));
};
