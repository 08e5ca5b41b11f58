import { emergencyBanner } from "./emergency-banner.ts";
import { messageNotifications } from "./message-notifications.ts";
import { schoolGlobals } from "./school-globals.ts";

/** All globals, in the order of the menu. */
export const globals = [
  emergencyBanner,
  messageNotifications,
  ...schoolGlobals.map(({ config }) => config),
];
