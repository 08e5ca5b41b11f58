import { z } from "zod";

/**
 * A message that the website holds and the CMS does not have, without its text. The CMS answers which ones to delete
 * because the data about their sender were erased since.
 */
export const HeldMessage = z.object({
  name: z.string().min(1).max(300),
  /** The e-mail address of the sender; of an unreadable message every address in it, up to a limit. */
  addresses: z.array(z.string().max(254)).max(5),
  /** When it was accepted, an ISO date-time. */
  since: z.iso.datetime(),
});
export type HeldMessage = z.infer<typeof HeldMessage>;

/** So many messages of the longest form stay below 64 KB, the limit of the CMS. */
export const heldMessagesPerCall = 30;
export const HeldMessages = z.object({ messages: z.array(HeldMessage).max(heldMessagesPerCall) });
export const ErasedMessages = z.object({ erased: z.array(z.string()) });
