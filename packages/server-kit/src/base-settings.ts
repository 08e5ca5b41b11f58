import { z } from "zod";
import { defaultCode } from "./school-code.ts";
import { setting } from "./settings.ts";

/** A whole number from `min` to `max`, written in digits only. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** A port with its default. */
export const portSetting = (port: number) =>
  setting(wholeNumber(1, 65_535).default(port), "a port number from 1 to 65535");

/** A switch with its default. */
export const onOrOff = (value: "on" | "off") =>
  setting(z.enum(["on", "off"]).default(value), "on or off");

/** The settings that both site and CMS read, so that both validate them in the same way. */
export const baseSettings = {
  CMS_PORT: portSetting(4000),
  SCHOOL_CODE: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9]{2,20}$/)
      .default(defaultCode),
    "2 to 20 letters or digits, such as SGSM",
  ),
  CONTENT_API_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{32,200}$/)
      .optional(),
    "32 to 200 visible ASCII characters, the same for site and CMS (empty: the CMS creates and stores one)",
  ),
  SITE_NOW: setting(
    z.iso
      .datetime({ offset: true })
      .transform((date) => new Date(date))
      .optional(),
    "an ISO date-time with a zone, such as 2026-11-20T10:00:00+05:30",
  ),
  MESSAGE_RETENTION_DAYS: setting(
    wholeNumber(0, 36_500).default(365),
    "a whole number of days up to 36500; 0 never deletes messages automatically",
  ),
  TRUST_PROXY: onOrOff("off"),
  PRODUCTION: onOrOff("off"),
  LOG_LEVEL: setting(
    z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
    "silent, error, warn, info or debug",
  ),
};
