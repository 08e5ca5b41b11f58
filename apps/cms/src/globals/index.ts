import { emergencyBanner } from "./emergency-banner.ts";
import { enquirySettings } from "./enquiry-settings.ts";
import { messageNotifications } from "./message-notifications.ts";
import { schoolGlobals } from "./school-globals.ts";

export const globals = [
  emergencyBanner,
  messageNotifications,
  enquirySettings,
  ...schoolGlobals.map(({ config }) => config),
];
