export * from "./calendar-day.ts";
export * from "./calls.ts";
export * from "./check-contact.ts";
export * from "./client.ts";
export { ContactMessage, readContactMessage } from "./contact-message.ts";
export * from "./entities.ts";
export * from "./errors.ts";
export * from "./image-path.ts";
export { readList, readOne } from "./read.ts";
