import { disclosureHindi } from "@manor/content-api/disclosure-hindi";
import { actions } from "./hindi/actions.ts";
import { auditLog } from "./hindi/audit-log.ts";
import { dashboard } from "./hindi/dashboard.ts";
import { disclosure } from "./hindi/disclosure.ts";
import { emails } from "./hindi/emails.ts";
import { enquiries } from "./hindi/enquiries.ts";
import { homeBlocks } from "./hindi/home-blocks.ts";
import { importing } from "./hindi/import.ts";
import { media } from "./hindi/media.ts";
import { notices } from "./hindi/notices.ts";
import { privacy } from "./hindi/privacy.ts";
import { records } from "./hindi/records.ts";
import { redirects } from "./hindi/redirects.ts";
import { schoolPages } from "./hindi/school-pages.ts";
import { schoolSettings } from "./hindi/school-settings.ts";
import { settings } from "./hindi/settings.ts";
import { setup } from "./hindi/setup.ts";
import { staff } from "./hindi/staff.ts";
import { translations } from "./hindi/translations.ts";
import { twoFactor } from "./hindi/two-factor.ts";
import { validation } from "./hindi/validation.ts";
import { visits } from "./hindi/visits.ts";
import { wordpress } from "./hindi/wordpress.ts";

/** Every phrase of the admin panel, by its English words; `{…}` is a placeholder. */
export const hindi = {
  ...records,
  ...settings,
  ...schoolSettings,
  ...schoolPages,
  ...disclosureHindi,
  ...disclosure,
  ...staff,
  ...homeBlocks,
  ...notices,
  ...actions,
  ...media,
  ...dashboard,
  ...importing,
  ...validation,
  ...auditLog,
  ...setup,
  ...twoFactor,
  ...emails,
  ...privacy,
  ...enquiries,
  ...visits,
  ...translations,
  ...redirects,
  ...wordpress,
};

export type Phrase = keyof typeof hindi;
