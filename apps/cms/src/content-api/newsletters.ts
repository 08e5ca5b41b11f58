import type { Newsletter } from "@manor/content-api";
import { senderAddress, sendsMail } from "../mail-settings.ts";
import type { ListCall } from "./list-published.ts";

/** Whether people can subscribe: without e-mail, the website shows no form. */
export const newsletters: ListCall<Newsletter> = {
  reads: [],
  list: async () => (sendsMail() ? [{ sender: senderAddress() }] : []),
};
