import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

// In a workspace the bundler finds `next` only when it knows the folder that holds node_modules.
const workspace = fileURLToPath(new URL("../../", import.meta.url));

const config: NextConfig = {
  outputFileTracingRoot: workspace,
  turbopack: { root: workspace },
  // These packages are plain TypeScript; nothing compiles them before they get here.
  transpilePackages: ["@manor/contract", "@manor/pictures"],
  serverExternalPackages: ["sharp", "libsql"],
  poweredByHeader: false,
  // Types are checked by `npm run check`, with the compiler that the whole house uses.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
