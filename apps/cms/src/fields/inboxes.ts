/** The collections of what families write to the office. */
export const inboxes = ["contact-messages", "enquiries", "visit-bookings"] as const;
export type Inbox = (typeof inboxes)[number];
