import { blankTagline } from "@manor/content-api/blank-school";
import { defaultSchool } from "@manor/content-api/default-school";
import { line } from "@manor/content-api/school-fields";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import { firstAdminEmail } from "../../auth/first-admin.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";

const schoolDetails = z.object({ name: line(60).optional(), email: z.email().max(200).optional() });

/** The name and e-mail address from onboarding. */
export type SchoolDetails = z.infer<typeof schoolDetails>;

/** Validates them, or throws an error for the admin. */
export function readSchoolDetails(body: unknown): SchoolDetails {
  const read = schoolDetails.safeParse(body);
  if (read.success) return read.data;
  const isEmail = read.error.issues.some(({ path }) => path[0] === "email");
  throw new RefusalError(
    isEmail
      ? "Please enter an e-mail address, for example office@school.example."
      : "Please enter the school’s name (at most 60 characters).",
  );
}

/** Replaces the sample's school name, and the sample e-mail address of the first account. */
export async function saveSchoolDetails(
  req: PayloadRequest,
  { name, email }: SchoolDetails,
): Promise<void> {
  if (email && req.user?.email === firstAdminEmail)
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
      // Only sample texts that were not changed.
      ...(tagline === sample.tagline && { tagline: blankTagline }),
      ...(handedOver === sample.handedOver && { handedOver: null }),
      ...(website === sample.website && { website: "" }),
      _status: "published",
    },
  });
}
