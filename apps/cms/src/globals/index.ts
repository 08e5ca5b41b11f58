import { emergencyBanner } from "./emergency-banner.ts";
import { enquirySettings } from "./enquiry-settings.ts";
import { messageNotifications } from "./message-notifications.ts";
import { schoolGlobals } from "./school-globals.ts";
import { visitSettings } from "./visit-settings.ts";

export const globals = [
  emergencyBanner,
  messageNotifications,
  enquirySettings,
  visitSettings,
  ...schoolGlobals.map(({ config }) => config),
];
