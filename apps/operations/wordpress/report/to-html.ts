import type { MenuEntry, NeverImported, Plan, PlannedItem, Target } from "../plan/plan.ts";
import { byType, summaryLine, undecided } from "../plan/plan.ts";
import { styles } from "./styles.ts";

/** The plan as a page that opens without a server. It loads nothing. */
export function toHtml(plan: Plan): string {
  const { summary, items } = plan;
  const title = `Import plan of ${plan.siteTitle || plan.from}`;
  const needPerson = items.filter((item) => item.needsPerson);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="summary">${escapeHtml(summaryLine(summary))}</p>
<p>From ${escapeHtml(plan.files.join(", "))}. This is a plan: nothing was written to the CMS. Pictures and documents are listed, not fetched. The import also redirects the old addresses.</p>
${section("Targets", toTable(["Target", "Items"], targetRows(summary.targets)))}
${section("Warnings", list(plan.warnings))}
${section(`Needs a person (${needPerson.length})`, itemTable(needPerson))}
${section("Rules", `<p>Edit the rules in the plan file (JSON) and run the command again. Targets: news, event, album, page, document, nothing. "${byType}" changes nothing, "${undecided}" waits for you.</p>${rulesTable(plan)}`)}
${names
  .map(([target, name]) =>
    targetSection(
      name,
      items.filter((item) => item.target === target),
    ),
  )
  .join("")}
${section("Never imported", toTable(["What", "Number"], neverRows(plan.neverImported)))}
${section("Proposal for the menus", plan.menus.map(({ name, entries }) => `<h3>${escapeHtml(name)}</h3>${menu(entries)}`).join(""))}
</main>
</html>
`;
}

const names: [Target, string][] = [
  ["news", "News"],
  ["event", "Events"],
  ["album", "Albums"],
  ["page", "Text pages"],
  ["document", "Documents"],
  ["nothing", "Nothing"],
];

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? "");

const section = (heading: string, html: string): string =>
  html === "" ? "" : `<section><h2>${escapeHtml(heading)}</h2>${html}</section>\n`;

const targetSection = (name: string, items: PlannedItem[]): string =>
  items.length === 0
    ? ""
    : `<details><summary><h2>${name} (${items.length})</h2></summary>${itemTable(items)}</details>\n`;

const list = (texts: string[]): string =>
  texts.length === 0
    ? ""
    : `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join("")}</ul>`;

/** Cells are HTML. */
function toTable(head: string[], rows: string[][]): string {
  if (rows.length === 0) return "";
  const cells = head.map((name) => `<th scope="col">${name}</th>`).join("");
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("\n");
  return `<div class="scroll" tabindex="0"><table><thead><tr>${cells}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const targetRows = (targets: Record<Target, number>): string[][] =>
  names.map(([target, name]) => [name, String(targets[target])]);

const rulesTable = ({ rules }: Plan): string =>
  toTable(
    ["Rule for", "Items", "Target"],
    [
      ...rules.types.map(({ type, items, target }) => [
        `Type ${escapeHtml(type)}`,
        String(items),
        target,
      ]),
      ...rules.categories.map(({ category, items, target }) => [
        `Category ${escapeHtml(category)}`,
        String(items),
        target,
      ]),
    ],
  );

const itemTable = (items: PlannedItem[]): string =>
  toTable(
    ["Item", "Becomes", "Words", "Links", "Pictures", "Look at"],
    items.map((item) => [
      describe(item),
      becomes(item),
      ...[item.completeness.words, item.completeness.links, item.completeness.pictures].map(
        ({ old, found }) => (old === 0 ? "–" : `${found} of ${old}`),
      ),
      list(item.warnings),
    ]),
  );

function describe({ title, day, type, file, line, oldAddress, language }: PlannedItem): string {
  const isLink = /^https?:\/\//i.test(oldAddress);
  const name = isLink
    ? `<a href="${escapeHtml(oldAddress)}" rel="noreferrer">${escapeHtml(title)}</a>`
    : escapeHtml(title);
  const facts = [day, type, language, `${file}, line ${line}`].filter((text) => text !== "");
  return `${name}<small>${escapeHtml(facts.join(" · "))}</small>`;
}

function becomes({ target, newAddress, reason, rung, albums }: PlannedItem): string {
  const facts = [newAddress, reason, rung === "none" ? "" : `Read from: ${rung}.`];
  const count = albums.reduce((sum, { pictures }) => sum + pictures.length, 0);
  if (albums.length > 0) facts.push(`Albums: ${albums.length}, with ${count} pictures.`);
  return `${target}<small>${escapeHtml(facts.filter((text) => text !== "").join(" "))}</small>`;
}

const neverNames: Record<keyof NeverImported, string> = {
  users: "Users",
  comments: "Comments",
  formEntries: "Entries of forms",
  private: "Private items",
  protected: "Items protected by a password",
  unpublished: "Drafts and other items that were not public",
};

const neverRows = (never: NeverImported): string[][] =>
  (Object.keys(neverNames) as (keyof NeverImported)[]).map((name) => [
    neverNames[name],
    String(never[name]),
  ]);

const menu = (entries: MenuEntry[]): string =>
  entries.length === 0
    ? ""
    : `<ul>${entries
        .map((entry) => {
          const inner = menu(entry.children);
          return `<li>${escapeHtml(entry.label)} <small>${escapeHtml(entry.address)}</small>${inner}</li>`;
        })
        .join("")}</ul>`;
