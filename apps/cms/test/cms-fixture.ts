import { prepareCms } from "./prepare-cms.ts";

/** One CMS without content for the files of `admin.e2e.ts`. */
export const { admin, cms, createUser, dataDir, killAndStartAgain, mailbox, visitor } = prepareCms(
  { EMAILS_PER_MINUTE: "3000" },
  { hasMail: true },
);
