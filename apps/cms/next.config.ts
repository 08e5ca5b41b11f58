import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

// In a workspace, Turbopack finds `next` only when the root is the folder of node_modules.
const workspace = fileURLToPath(new URL("../../", import.meta.url));

// Read, not imported: the compiler of the production server gives the imported file without its names.
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

const config: NextConfig = {
  outputFileTracingRoot: workspace,
  turbopack: { root: workspace },
  // Plain TypeScript: Next must compile it.
  transpilePackages: Object.keys(dependencies).filter((name) => name.startsWith("@manor/")),
  // Payload stays outside the bundles: it recognises errors by class and class name, and bundling makes several
  // copies with shortened names. The database adapters are bundled, because Node would read the package.json of
  // drizzle-orm again for each of its files: 1.4 seconds at each start. exifr requires Node's modules by a computed name, which a bundler cannot follow.
  serverExternalPackages: ["payload", "exifr", "libsql", "pg", "sharp"],
  // The image optimizer is not needed here, and its endpoint would be public.
  images: { unoptimized: true },
  poweredByHeader: false,
  // Payload's page promises an e-mail; the CMS handles forgotten passwords itself.
  redirects: async () => [
    { source: "/admin/forgot", destination: "/admin/login", permanent: false },
  ],
  // `npm run check` checks types with the repository's own compiler.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
