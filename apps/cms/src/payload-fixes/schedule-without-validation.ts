/**
 * Payload schedules the publishing of a draft without validating it, and publishing then fails unnoticed.
 * admin/schedules/ validates it first; this refuses Payload's own server function.
 */
export function refuseUnvalidatedSchedule(serverFunction: string): void {
  if (serverFunction === "schedule-publish")
    throw new Error("Use “Scheduled publishing” next to the record.");
}
