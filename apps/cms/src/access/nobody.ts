import type { Access } from "payload";

/** Only the host's own code does this, never a person. */
export const nobody: Access = () => false;
