import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  // scripts/build.ts builds into a new folder next to the one in use.
  buildDirectory: process.env["BUILD_FOLDER"] ?? "build",
  ssr: true,
  // The browser has no router, so nothing requests the route manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
