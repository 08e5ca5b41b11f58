import { blankTagline } from "@manor/content-api/blank-school";
import { defaultSchool } from "@manor/content-api/default-school";
import { line } from "@manor/content-api/school-fields";
import { APIError, type PayloadRequest } from "payload";
import { z } from "zod";
import { firstEmail } from "../accounts/first-admin.ts";

const begun = z.object({ name: line(60).optional(), email: z.email().max(200).optional() });

/** The name and e-mail address of a school that begins. */
export type Begun = z.infer<typeof begun>;

/** Validates them, or throws an error for the administrator. */
export function readBegun(body: unknown): Begun {
  const read = begun.safeParse(body);
  if (read.success) return read.data;
  const isEmail = read.error.issues.some(({ path }) => path[0] === "email");
  const sentence = isEmail
    ? "Please enter an e-mail address, for example office@school.example."
    : "Please enter the school’s name (at most 60 characters).";
  throw new APIError(sentence, 400, undefined, true);
}

/**
 * The school's name takes the place of the sample's on its screen, and with it in the school's record; the address
 * that the first account was made with becomes the administrator's own.
 */
export async function beginWith(req: PayloadRequest, { name, email }: Begun): Promise<void> {
  if (email && req.user?.email === firstEmail)
    await req.payload.update({
      collection: "users",
      id: req.user.id,
      data: { email },
      context: { isBeginning: true },
      req,
    });
  if (!name) return;
  const screen = { slug: "name-and-address", depth: 0, req } as const;
  const { tagline, handedOver, website } = await req.payload.findGlobal(screen);
  const sample = defaultSchool.identity;
  await req.payload.updateGlobal({
    ...screen,
    data: {
      name,
      // Sample texts that were not changed.
      ...(tagline === sample.tagline && { tagline: blankTagline }),
      ...(handedOver === sample.handedOver && { handedOver: null }),
      ...(website === sample.website && { website: "" }),
      _status: "published",
    },
  });
}
