import "./cms.ts";

/** Without this the database, the sample content and the job runner would wait for a first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startDesk } = await import("./start-desk.ts");
  await startDesk().then(globalThis.cmsStart?.resolve, globalThis.cmsStart?.reject);
}
