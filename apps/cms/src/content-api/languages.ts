import { firstLanguage, knownLanguages, type Language } from "@manor/content-api/languages";
import type { Payload } from "payload";
import { cached, getContentVersion } from "../content-version/content-version.ts";

/** The further languages of the website, as published in the settings; none for a new school. */
export const getLanguages = (payload: Payload): Promise<readonly Language[]> =>
  cached("languages", String(getContentVersion(["settings"])), async () => {
    const settings = await payload.findGlobal({ slug: "settings", depth: 0, draft: false });
    if (settings._status !== "published") return [];
    const codes: readonly string[] = settings.languages ?? [];
    return knownLanguages.filter(({ code }) => codes.includes(code));
  });

/** The language that a request asks for with `lang`; `undefined` for English, and for one that is not offered. */
export async function readLanguage(
  payload: Payload,
  request: Request,
): Promise<string | undefined> {
  const asked = new URL(request.url).searchParams.get("lang");
  if (!asked || asked === firstLanguage) return undefined;
  return (await getLanguages(payload)).find(({ code }) => code === asked)?.code;
}
