import type { AfterErrorHook } from "payload";
import { retellIn } from "./retell.ts";

type Told = { message?: string; data?: { errors?: Told[] }; [more: string]: unknown };

/** What the host refuses is said in the language of whoever asked. */
export const refuseInOwnLanguage: AfterErrorHook = ({ req, result }) => {
  const language = req.i18n?.language;
  const { errors }: { errors?: Told[] } = Object(result ?? {});
  if (language !== "hi" || !errors) return undefined;
  const retell = retellIn(language);
  const retold = ({ message, data, ...error }: Told): Told => ({
    ...error,
    ...(message !== undefined && { message: retell(message) }),
    ...(data && { data: data.errors ? { ...data, errors: data.errors.map(retold) } : data }),
  });
  return { response: { ...Object(result), errors: errors.map(retold) } };
};
