import type { AfterErrorHook } from "payload";
import { translateTo } from "./translate.ts";

type Told = { message?: string; data?: { errors?: Told[] }; [more: string]: unknown };

/** Translates error responses into the user's language. */
export const translateErrors: AfterErrorHook = ({ req, result }) => {
  const language = req.i18n?.language;
  const { errors }: { errors?: Told[] } = Object(result ?? {});
  if (language !== "hi" || !errors) return undefined;
  const translate = translateTo(language);
  const translated = ({ message, data, ...error }: Told): Told => ({
    ...error,
    ...(message !== undefined && { message: translate(message) }),
    ...(data && { data: data.errors ? { ...data, errors: data.errors.map(translated) } : data }),
  });
  return { response: { ...Object(result), errors: errors.map(translated) } };
};
