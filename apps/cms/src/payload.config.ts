import { fileURLToPath } from "node:url";
import { logOptions } from "@manor/server-kit/log-options";
import { buildConfig } from "payload";
import sharp from "sharp";
import { albumReviewEndpoint } from "./admin/album-review/album-review-endpoint.ts";
import { exportEndpoint } from "./admin/export/export-endpoint.ts";
import { hiddenPhotosEndpoints } from "./admin/hidden-photos/hidden-photos-endpoints.ts";
import { importEndpoint } from "./admin/import/import-endpoint.ts";
import { onboardingEndpoint } from "./admin/onboarding/onboarding-endpoint.ts";
import { personalDataEndpoint } from "./admin/personal-data/personal-data-endpoint.ts";
import { scheduleEndpoints } from "./admin/schedules/schedules.ts";
import { translationTableEndpoints } from "./admin/translations/table-endpoints.ts";
import { translationEndpoints } from "./admin/translations/translation-endpoints.ts";
import { visibilityEndpoint } from "./admin/visibility/visibility.ts";
import { visitEndpoints } from "./admin/visits/visit-endpoints.ts";
import { wordpressEndpoints } from "./admin/wordpress/wordpress-endpoints.ts";
import { auditLog, recordDelete } from "./audit-log/audit-log.ts";
import { logRefusedLogin } from "./auth/log-refused-login.ts";
import { chooseDatabase } from "./choose-database.ts";
import { largestFile } from "./cms.ts";
import { defineCollection, defineGlobal } from "./collection-defaults/define-collection.ts";
import { notificationEmail } from "./collections/contact-messages/notify-office.ts";
import { takeDownEndpoint } from "./collections/contact-messages/take-down.ts";
import { enquiryEmail, newEnquiryEmail } from "./collections/enquiries/enquiry-emails.ts";
import { collections } from "./collections/index.ts";
import { newsletterEmail } from "./collections/newsletter-emails/newsletter-email.ts";
import { newsletterEndpoints } from "./collections/newsletter-emails/newsletter-endpoints.ts";
import {
  resumeNewsletter,
  sendNewsletter,
} from "./collections/newsletter-emails/send-newsletter.ts";
import { publishedPages } from "./collections/pages/published-pages.ts";
import { confirmationEmail } from "./collections/subscribers/confirmation-email.ts";
import { users } from "./collections/users/index.ts";
import { invitationEmail, passwordEmail } from "./collections/users/password-emails.ts";
import { visitExpiries } from "./collections/visit-bookings/expiries.ts";
import { visitEmail } from "./collections/visit-bookings/visit-email.ts";
import { config } from "./config.ts";
import { emailAdapter } from "./email/adapter.ts";
import { globals } from "./globals/index.ts";
import { toSitePart } from "./globals/school-global.ts";
import { schoolGlobals } from "./globals/school-globals.ts";
import { languages, withHindi } from "./i18n/payload-hindi.ts";
import { translateRefusals } from "./i18n/refusal-error.ts";
import { defineJobs } from "./jobs/jobs.ts";
import { limitInputPixels } from "./media/clean-image.ts";
import { chooseStorage } from "./media/storage.ts";
import { afterDeletingJobs } from "./payload-fixes/jobs-hooks-warning.ts";
import { livePreview } from "./preview/live-preview.ts";
import { trustedOrigins } from "./trusted-origins.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The log needs no stack trace of these. */
const expectedErrors = {
  AuthenticationError: false,
  RefusalError: false,
  TooManyTriesError: false,
  ValidationError: false,
} as const;

const configuration = buildConfig({
  secret: config.secret ?? "",
  // Without this list any website could act with a user's cookie.
  csrf: trustedOrigins(config.url),
  routes: { admin: "/admin", api: "/cms-api" },
  endpoints: [
    importEndpoint,
    onboardingEndpoint,
    exportEndpoint,
    personalDataEndpoint,
    ...hiddenPhotosEndpoints,
    visibilityEndpoint,
    ...translationEndpoints,
    ...translationTableEndpoints,
    ...scheduleEndpoints,
    takeDownEndpoint,
    ...visitEndpoints,
    ...newsletterEndpoints,
    ...wordpressEndpoints,
    albumReviewEndpoint,
  ],
  graphQL: { disable: true },
  telemetry: false,
  email: await emailAdapter,
  db: await chooseDatabase(),
  plugins: [auditLog, ...(await chooseStorage())],
  sharp: (input, options) => sharp(input, { limitInputPixels, ...options }),
  collections: collections.map(defineCollection),
  globals: globals.map(defineGlobal),
  admin: {
    user: users.slug,
    avatar: "default",
    dateFormat: "d MMM yyyy, HH:mm",
    meta: {
      titleSuffix: " · School admin",
      // Payload's share images are public and fetch fonts from other servers.
      defaultOGImageType: "off",
      openGraph: { siteName: "School admin", description: "The admin panel of the school" },
      icons: [{ rel: "icon", type: "image/svg+xml", url: "/admin.svg" }],
    },
    livePreview,
    timezones: {
      supportedTimezones: [{ label: "India", value: "Asia/Kolkata" }],
      defaultTimezone: "Asia/Kolkata",
    },
    importMap: { baseDir: here("../"), importMapFile: here("./app/(payload)/admin/importMap.js") },
    components: {
      graphics: { Logo: "/src/admin/logo.tsx#Logo", Icon: "/src/admin/logo.tsx#Icon" },
      header: [
        "/src/auth/password-change-notice.tsx#PasswordChangeNotice",
        "/src/auth/keep-signed-in.tsx#KeepSignedIn",
        "/src/admin/language.tsx#LanguagePreference",
        "/src/admin/accessibility-fixes.tsx#AccessibilityFixes",
      ],
      afterLogin: [
        "/src/admin/draft-recovery/draft-recovery.tsx#ClearDrafts",
        "/src/collections/users/forgotten-password.tsx#ForgottenPassword",
        "/src/admin/language.tsx#LanguageButton",
        "/src/admin/accessibility-fixes.tsx#AccessibilityFixes",
      ],
      views: {
        dashboard: { Component: "/src/admin/dashboard/dashboard.tsx#Dashboard" },
        import: { path: "/import", Component: "/src/admin/import/import-view.tsx#ImportView" },
        wordpress: {
          path: "/wordpress-import",
          Component: "/src/admin/wordpress/wordpress-view.tsx#WordpressView",
        },
        albumReview: {
          path: "/album-review",
          Component: "/src/admin/album-review/album-review-view.tsx#AlbumReviewView",
        },
        visits: { path: "/visits", Component: "/src/admin/visits/visits-view.tsx#VisitsView" },
      },
    },
  },
  i18n: {
    supportedLanguages: languages,
    translations: {
      en: {
        authentication: { login: "Sign in", logOut: "Sign out", logout: "Sign out" },
        general: {
          payloadSettings: "Display settings",
          documentOutOfDate:
            "Another user has just saved this. Your changes are stored in this browser. Reload the page to restore them.",
        },
        version: {
          aboutToRestore:
            "This restores the version of {{versionDate}} as a draft. The website changes only when you publish.",
          aboutToRestoreGlobal:
            "This restores the version of {{versionDate}}. The website shows it immediately.",
          saveDraft: "Save draft",
        },
      },
    },
  },
  upload: {
    limits: { fileSize: largestFile },
    abortOnLimit: true,
    responseOnLimit: "This file is larger than 30 MB. Please choose a smaller one.",
  },
  hooks: { afterError: [logRefusedLogin, translateRefusals] },
  logger: { options: { ...logOptions("CMS", config.logLevel), name: "cms" } },
  loggingLevels: expectedErrors,
  jobs: defineJobs({
    composers: {
      confirmation: confirmationEmail,
      newsletter: newsletterEmail,
      message: notificationEmail,
      enquiry: enquiryEmail,
      newEnquiry: newEnquiryEmail,
      visit: visitEmail,
      password: passwordEmail,
      invitation: invitationEmail,
    },
    sendNewsletter,
    visitExpiries,
    onSendAgain: resumeNewsletter,
  }),
  custom: { siteParts: [publishedPages, ...schoolGlobals.map(toSitePart)] },
  // Only `npm run generate` writes it, so that no other command changes files.
  typescript: { outputFile: here("./payload-types.ts"), autoGenerate: false },
});

export default withHindi(afterDeletingJobs(configuration, recordDelete));
