import { config } from "./config.ts";

export const sendsMail = (): boolean => config.mail !== undefined;

export const senderAddress = (): string =>
  /[^\s<>@]+@[^\s<>@]+/.exec(config.mail?.from ?? "")?.[0] ?? "";
