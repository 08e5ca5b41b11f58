import "./cms.ts";

/** Without this the database, the sample content and the job runner would wait for a first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startCms } = await import("./on-init.ts");
  await startCms().then(globalThis.cmsStart?.resolve, globalThis.cmsStart?.reject);
}
