import type { Editor } from "../editor.ts";
import { prepareCms } from "../prepare-cms.ts";
import * as shared from "./translate.ts";

export type { Text } from "./translate.ts";

export const NEWS = "/api/news/all/SGSM";
export const SITE = "/api/site/SGSM";
export const hi = (path: string) => `${path}?lang=hi`;

/** One CMS for the files of `translations.e2e.ts`. */
export const { admin, cms, createUser, visitor } = prepareCms({
  SITE_NOW: "2026-11-23T10:00:00+05:30",
});

export const setLanguages = (languages: string[]) => shared.setLanguages(admin, languages);
export const readTexts = (of: string, prefix?: string) => shared.readTexts(admin, of, prefix);
export const open = (of: string, editor: Editor = admin) => shared.openTranslation(editor, of);
export const translate = (of: string, prefix?: string) =>
  shared.publishTranslation(admin, of, prefix);

export const publishNews = async (title: string, description = "Two centimetres.") => {
  const values = { title, description, fromDate: "2026-11-20T12:00:00.000Z" };
  const { id } = await admin.publish("news", values);
  return { id, of: `news/${id}` };
};

export const findHindi = async (id: number) =>
  (await visitor.list(hi(NEWS))).find(({ _id }) => _id === String(id));

export const body = async (path: string) => (await visitor.ask(path)).text();
