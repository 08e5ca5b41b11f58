import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  // The whole build puts it beside the one in use (scripts/build.ts).
  buildDirectory: process.env["BUILD_FOLDER"] ?? "build",
  ssr: true,
  // There is no router in the browser, so nothing ever asks for the route manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
