/** Adds days to a calendar day; both are `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
