import { emergencyBanner } from "./emergency-banner.ts";
import { messageNotifications } from "./message-notifications.ts";
import { schoolGlobals } from "./school-globals.ts";

export const globals = [
  emergencyBanner,
  messageNotifications,
  ...schoolGlobals.map(({ config }) => config),
];
