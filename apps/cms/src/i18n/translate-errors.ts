import type { AfterErrorHook } from "payload";
import { translateTo } from "./translate.ts";

type ErrorItem = { message?: string; data?: { errors?: ErrorItem[] }; [more: string]: unknown };

/** Translates error responses into the user's language. */
export const translateErrors: AfterErrorHook = ({ req, result }) => {
  const language = req.i18n?.language;
  const { errors }: { errors?: ErrorItem[] } = Object(result ?? {});
  if (language !== "hi" || !errors) return undefined;
  const translate = translateTo(language);
  const translated = ({ message, data, ...error }: ErrorItem): ErrorItem => ({
    ...error,
    ...(message !== undefined && { message: translate(message) }),
    ...(data && { data: data.errors ? { ...data, errors: data.errors.map(translated) } : data }),
  });
  return { response: { ...Object(result), errors: errors.map(translated) } };
};
