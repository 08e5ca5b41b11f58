import { fileURLToPath } from "node:url";
import { logOptions } from "@manor/content-api/log-options";
import { buildConfig } from "payload";
import sharp from "sharp";
import { logRefusedLogin } from "./accounts/log-refused-login.ts";
import { auditLog } from "./audit-log/audit-log.ts";
import { largestFile } from "./cms.ts";
import { albums } from "./collections/albums.ts";
import { announcements } from "./collections/announcements.ts";
import { birthdays } from "./collections/birthdays.ts";
import { contactMessages } from "./collections/contact-messages.ts";
import { documents } from "./collections/documents.ts";
import { events } from "./collections/events.ts";
import { media } from "./collections/media.ts";
import { news } from "./collections/news.ts";
import { newsletterEmails } from "./collections/newsletter-emails.ts";
import { notices } from "./collections/notices.ts";
import { onlineRegistrations } from "./collections/online-registrations.ts";
import { pages } from "./collections/pages.ts";
import { principalMessages } from "./collections/principal-messages.ts";
import { subscribers } from "./collections/subscribers.ts";
import { toppers } from "./collections/toppers.ts";
import { users } from "./collections/users.ts";
import { weeklyMenus } from "./collections/weekly-menus.ts";
import { config } from "./config.ts";
import { chooseDatabase } from "./database.ts";
import { defineCollection, defineGlobal } from "./define-collection.ts";
import { emailAdapter } from "./email/adapter.ts";
import { recordDeletedEmails } from "./email/email-queue.ts";
import { exportEndpoint } from "./export/export-endpoint.ts";
import { emergencyBanner } from "./globals/emergency-banner.ts";
import { messageNotifications } from "./globals/message-notifications.ts";
import { schoolGlobals } from "./globals/school-globals.ts";
import { languages, withHindi } from "./i18n/payload-hindi.ts";
import { translateRefusals } from "./i18n/refusal-error.ts";
import { importEndpoint } from "./import/import-endpoint.ts";
import { takeDownEndpoint } from "./inbox/take-down.ts";
import { jobs } from "./jobs/jobs.ts";
import { limitInputPixels } from "./media/clean-image.ts";
import { chooseStorage } from "./media/storage.ts";
import { newsletterEndpoints } from "./newsletter/newsletter-endpoints.ts";
import { onboardingEndpoint } from "./onboarding/onboarding-endpoint.ts";
import { livePreview } from "./preview/live-preview.ts";
import { scheduleEndpoints } from "./schedules/schedule-endpoints.ts";
import { trustedOrigins } from "./trusted-origins.ts";
import { visibilityEndpoint } from "./visibility/visibility-endpoint.ts";

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
    visibilityEndpoint,
    ...scheduleEndpoints,
    takeDownEndpoint,
    ...newsletterEndpoints,
  ],
  graphQL: { disable: true },
  telemetry: false,
  email: await emailAdapter,
  db: await chooseDatabase(),
  plugins: await chooseStorage(),
  sharp: (input, options) => sharp(input, { limitInputPixels, ...options }),
  collections: [
    events,
    news,
    albums,
    toppers,
    birthdays,
    announcements,
    notices,
    principalMessages,
    pages,
    weeklyMenus,
    onlineRegistrations,
    media,
    documents,
    contactMessages,
    newsletterEmails,
    subscribers,
    users,
    auditLog,
  ].map(defineCollection),
  globals: [
    emergencyBanner,
    messageNotifications,
    ...schoolGlobals.map(({ config }) => config),
  ].map(defineGlobal),
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
        "/src/admin/password-change-notice.tsx#PasswordChangeNotice",
        "/src/admin/keep-signed-in.tsx#KeepSignedIn",
        "/src/admin/language.tsx#LanguagePreference",
        "/src/admin/accessibility-fixes.tsx#AccessibilityFixes",
      ],
      afterLogin: [
        "/src/admin/draft-recovery/clear-drafts.tsx#ClearDrafts",
        "/src/admin/forgotten-password.tsx#ForgottenPassword",
        "/src/admin/language.tsx#LanguageButton",
      ],
      views: {
        dashboard: { Component: "/src/admin/dashboard.tsx#Dashboard" },
        import: { path: "/import", Component: "/src/admin/import-view.tsx#ImportView" },
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
  loggingLevels: expectedErrors as object,
  jobs,
  // Only `npm run generate` writes it, so that no other command changes files.
  typescript: { outputFile: here("./payload-types.ts"), autoGenerate: false },
});

export default withHindi(recordDeletedEmails(configuration));
