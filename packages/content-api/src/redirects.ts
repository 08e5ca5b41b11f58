import { z } from "zod";
import { normalizeAddress, toLocalAddress } from "./redirect-address.ts";

export const maxRedirects = 20_000;

const from = z
  .string()
  .transform((written) => normalizeAddress(written) ?? "")
  .pipe(z.string().min(1));

const to = z
  .string()
  .transform((written) => toLocalAddress(written) ?? "")
  .pipe(z.string().min(1));

/**
 * What the website answers at an address where it has nothing itself; beyond the specification. `from` is normalized
 * (`normalizeAddress`). 410 means that the content is gone for good, so it has no target.
 */
export const Redirect = z.discriminatedUnion("type", [
  z.object({ type: z.literal("301"), from, to }),
  z.object({ type: z.literal("410"), from, to: z.unknown().transform(() => "") }),
]);
export type Redirect = z.infer<typeof Redirect>;

/** At most so many in one request, which must stay below 64 KB. */
export const countsPerCall = 40;

/** Longer addresses are not counted. */
export const maxCountedLength = 200;

const AddressCount = z.object({
  /** Normalized. */
  address: z.string().min(1).max(400),
  /** Whether a redirect has it, or nothing. */
  kind: z.enum(["redirect", "missing"]),
  count: z.int().min(1).max(10_000_000),
});
export type AddressCount = z.infer<typeof AddressCount>;

/** How often visitors requested these addresses since the last report. */
export const AddressCounts = z.object({
  counts: z.array(AddressCount).min(1).max(countsPerCall),
});
