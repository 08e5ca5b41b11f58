import type { Editor } from "./editor.ts";

/** Reads a settings page; the result publishes these values again. */
export async function rememberSettings(editor: Editor, slug: string): Promise<() => Promise<void>> {
  const path = `globals/${slug}`;
  const values = await editor.get(`${path}?depth=0`);
  return async () => void (await editor.publish(path, values));
}
