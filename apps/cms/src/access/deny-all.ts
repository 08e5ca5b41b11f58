import type { Access } from "payload";

/** Only the CMS itself does this, through Payload's local API. */
export const denyAll: Access = () => false;
