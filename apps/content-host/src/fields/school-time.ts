/** A moment as the school's clock shows it: `5 December 2026, 10:00`. */
export const inSchoolTime = (moment: string | Date): string =>
  new Date(moment)
    .toLocaleString("en-GB", {
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "Asia/Kolkata",
    })
    .replace(" at ", ", ");
