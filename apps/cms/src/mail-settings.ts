import { config } from "./config.ts";

/** Whether e-mail is set up. */
export const sendsMail = (): boolean => config.mail !== undefined;

/** The sender's address without its name; "" without e-mail. */
export const senderAddress = (): string =>
  /[^\s<>@]+@[^\s<>@]+/.exec(config.mail?.from ?? "")?.[0] ?? "";
