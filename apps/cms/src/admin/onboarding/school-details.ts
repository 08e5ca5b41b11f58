import { emptySchool } from "@manor/content-api/empty-school";
import { line } from "@manor/content-api/school-fields";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import { firstAdminEmail } from "../../auth/first-admin.ts";
import { automaticChange } from "../../fields/record-fields.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { Choice } from "./steps.ts";

const Order = z.object({
  choice: Choice,
  email: z.email().max(200).optional(),
  name: line(60).optional(),
});

export type OnboardingOrder = z.infer<typeof Order>;

const problems: Record<keyof OnboardingOrder, Phrase> = {
  choice: "This option is invalid.",
  email: "Please enter an e-mail address, for example office@school.example.",
  name: "Please enter the school’s name (at most 60 characters).",
};

export function readOrder(body: unknown): OnboardingOrder {
  const read = Order.safeParse(body);
  if (read.success) return read.data;
  throw new RefusalError(problems[read.error.issues[0]?.path[0] as keyof OnboardingOrder]);
}

export async function saveSchoolDetails(
  req: PayloadRequest,
  { name, email }: OnboardingOrder,
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
  const slug = "name-and-address";
  const { changedBy } = await req.payload.findGlobal({ slug, depth: 0, req });
  const { tagline } = emptySchool.identity;
  const unknown = changedBy === automaticChange && { tagline, handedOver: null, website: "" };
  // Without a user: an editor has not seen the other fields yet.
  await req.payload.updateGlobal({
    slug,
    data: { ...unknown, name, _status: "published" },
    depth: 0,
  });
}
