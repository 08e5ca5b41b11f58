import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Handler, startOldSite } from "../../cms/test/wordpress/old-site.ts";
import { OldSite } from "./old-site/old-site.ts";
import { StoredAnswers } from "./old-site/stored-answers.ts";
import { makePlan } from "./plan/make-plan.ts";
import type { Plan, PlannedItem } from "./plan/plan.ts";
import { createFolder, noRules, wrapItems, writeExport, writeItem } from "./test-exports.ts";

const html = { "content-type": "text/html; charset=UTF-8" };
const pages = join(import.meta.dirname, "fixtures/pages");

export const sendPage =
  (text: string): Handler =>
  (_, response) =>
    void response.writeHead(200, html).end(text);
export const sendFixture = (name: string): Handler =>
  sendPage(readFileSync(join(pages, `${name}.html`), "utf8"));
export const sendRest =
  (contents: Record<number, string>): Handler =>
  (_, response) => {
    const items = Object.entries(contents).map(([id, rendered]) => ({
      id: Number(id),
      content: { rendered, protected: false },
    }));
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(items));
  };
export const toMain = (text: string): Handler =>
  sendPage(`<body><header>Menu</header><main>${text}</main><footer>Address</footer></body>`);

export const refuse: Handler = (_, response) => void response.writeHead(403, html).end("Forbidden");

type Item = { id: number; content: string; type?: string; title?: string } & Record<
  string,
  unknown
>;

const toItem = ({ id, content, type = "page", title = `Item ${id}`, ...more }: Item): string =>
  writeItem({
    ...{ title, link: `https://old.school.example/${id}/`, "wp:post_id": String(id) },
    ...{ "wp:post_type": type, "wp:post_name": `item-${id}`, "content:encoded": content },
    ...{ "wp:post_date": "2024-03-01 10:00:00", ...(more as Record<string, string>) },
  });

export const toFile = (...items: Item[]): string => writeExport(wrapItems(...items.map(toItem)));

/** The plan of an export while the old site serves the given addresses. */
export async function planWith(
  file: string,
  files: Record<string, Handler>,
  folder = createFolder(),
) {
  const site = await startOldSite(files);
  onTestFinished(async () => void (await site.stop()));
  const plan = (more: { site?: OldSite; clock?: () => number } = {}) =>
    makePlan({
      ...{ files: [file], from: site.from, rules: noRules },
      oldSite: { stored: new StoredAnswers(join(folder, "stored")), ...more },
    });
  const asking = { site: new OldSite(site.from, site.network) };
  return { plan: await plan(asking), again: plan, asking, site, folder };
}

export const first = ({ items }: Plan): PlannedItem => {
  const [item] = items;
  if (!item) throw new Error("no item");
  return item;
};
