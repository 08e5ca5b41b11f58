import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // There is no router in the browser, so nothing ever asks for the route manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
