import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

// In a workspace the bundler finds `next` only when it knows the folder that holds node_modules.
const workspace = fileURLToPath(new URL("../../", import.meta.url));

const config: NextConfig = {
  outputFileTracingRoot: workspace,
  turbopack: { root: workspace },
  // Plain TypeScript; nothing compiles it before it gets here.
  transpilePackages: ["@manor/content-api"],
  // Payload stays outside the bundles, so that the whole process has one copy of it: it knows its
  // errors by their classes and class names, and bundling makes several copies with shortened names.
  // exifr asks for Node's own modules by name while it runs, which a bundler cannot follow.
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-postgres",
    "@payloadcms/db-sqlite",
    "@payloadcms/drizzle",
    "exifr",
    "libsql",
    "pg",
    "sharp",
  ],
  // Nobody needs pictures in other sizes here, and the place that makes them would be open to all.
  images: { unoptimized: true },
  poweredByHeader: false,
  // The admin panel sends no mail, so it must not promise one.
  redirects: async () => [
    { source: "/admin/forgot", destination: "/admin/login", permanent: false },
  ],
  // Types are checked by `npm run check`, with the compiler that the whole house uses.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
