import "./cms.ts";

/** Starts the CMS with the server; otherwise database, seed and jobs would wait for the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startCms } = await import("./start-cms.ts");
  await startCms().then(globalThis.cmsStart?.resolve, globalThis.cmsStart?.reject);
}
