import { z } from "zod";
import { usualSchoolCode } from "./school-code.ts";
import { setting } from "./settings.ts";

/** A whole number from `least` to `most`, written in digits alone. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

/** A setting that is a port. */
export const portSetting = (usual: number) =>
  setting(wholeNumber(1, 65_535).default(usual), "a port number from 1 to 65535");

/** A setting that switches something. */
export const onOrOff = (usual: "on" | "off") =>
  setting(z.enum(["on", "off"]).default(usual), "on or off");

/** The settings that site and CMS both read, so that a value is right for both or for neither. */
export const settingsOfBoth = {
  CMS_PORT: portSetting(4000),
  SCHOOL_CODE: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9]{2,20}$/)
      .default(usualSchoolCode),
    "2 to 20 letters or digits, such as SGSM",
  ),
  CONTENT_API_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{32,200}$/)
      .optional(),
    "32 to 200 visible ASCII characters, the same for site and host, or nothing: then the host makes one and keeps it",
  ),
  SITE_NOW: setting(
    z.iso
      .datetime({ offset: true })
      .transform((moment) => new Date(moment))
      .optional(),
    "an ISO date-time with a zone, such as 2026-11-20T10:00:00+05:30",
  ),
  MESSAGE_RETENTION_DAYS: setting(
    wholeNumber(0, 36_500).default(365),
    "a whole number of days up to 36500; 0 keeps messages until somebody deletes them",
  ),
  TRUST_PROXY: onOrOff("off"),
  PRODUCTION: onOrOff("off"),
  LOG_LEVEL: setting(
    z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
    "silent, error, warn, info or debug",
  ),
};
