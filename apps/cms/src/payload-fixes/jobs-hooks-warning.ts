import type { CollectionAfterDeleteHook, SanitizedConfig } from "payload";

/**
 * Payload warns at each start that hooks of the jobs "will not run", even one for deleting a job in the admin, which
 * runs. So this adds the hook to the finished configuration.
 */
export async function afterDeletingJobs(
  building: Promise<SanitizedConfig>,
  hook: CollectionAfterDeleteHook,
): Promise<SanitizedConfig> {
  const config = await building;
  const queue = config.collections.find(({ slug }) => slug === "payload-jobs");
  queue?.hooks.afterDelete.push(hook);
  return config;
}
