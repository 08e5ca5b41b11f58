/** How long personal data is stored. The CMS deletes it then; the website's privacy page states it. */
export const retention = {
  trashDays: 30,
  addressDays: 90,
  unconfirmedHours: 48,
  backupDays: 14,
} as const;
