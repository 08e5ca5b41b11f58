import { basename } from "node:path";
import { info } from "../content/content.ts";
import type { ExportEvent, ExportItem } from "../export/export-item.ts";
import { readExport } from "../export/read-export.ts";
import { chooseTarget, hasRules } from "./choose-target.ts";
import { listRules, RuleCounter } from "./list-rules.ts";
import type { NeverImported, Plan, PlannedItem, Rules, Summary } from "./plan.ts";
import { type ItemContent, planItem } from "./plan-item.ts";
import { planMenus } from "./plan-menus.ts";
import { SiteIndex } from "./site-index.ts";

export type PlanOptions = {
  files: string[];
  from: URL;
  rules: Rules;
  onProgress?: (items: number) => void;
  /** Takes each item with its content, which is not in the plan. */
  onItem?: (item: ItemToWrite) => void;
};

export type ItemToWrite = {
  planned: PlannedItem;
  content: ItemContent;
  /** Whether it is in another language than the site. */
  isOtherLanguage: boolean;
  attachmentAddress: string;
  tags: string[];
  /** Whether visitors could open its page on the old site. */
  hadPage: boolean;
};

/**
 * Reads the exports twice: first what items refer to, then each item on its own, so that the content of one item is in
 * memory at a time. Writes nothing.
 */
export async function makePlan(options: PlanOptions): Promise<Plan> {
  const { files, from, rules, onProgress, onItem } = options;
  const index = new SiteIndex(from);
  for await (const event of readAll(files)) if (event.kind === "item") index.add(event.item);
  const planner = new Planner(index, rules, onItem);
  for await (const event of readAll(files)) {
    planner.read(event);
    if (event.kind === "item" && planner.items.length % 500 === 0)
      onProgress?.(planner.items.length);
  }
  return planner.finish(files, from);
}

async function* readAll(files: string[]): AsyncGenerator<ExportEvent> {
  for (const file of files) yield* readExport(file);
}

class Planner {
  readonly items: PlannedItem[] = [];
  private readonly index: SiteIndex;
  private readonly rules: Rules;
  private readonly onItem: PlanOptions["onItem"];
  private readonly counter = new RuleCounter();
  private readonly keys = new Set<string>();
  private readonly addresses = new Map<string, string>();
  private readonly warnings: string[] = [];
  private site = { title: "", address: "", language: "" };
  private came = 0;
  private readonly never: NeverImported = {
    ...{ users: 0, comments: 0, formEntries: 0, private: 0, protected: 0, unpublished: 0 },
  };

  constructor(index: SiteIndex, rules: Rules, onItem: PlanOptions["onItem"]) {
    this.index = index;
    this.rules = rules;
    this.onItem = onItem;
  }

  read(event: ExportEvent): void {
    if (event.kind === "author") this.never.users += 1;
    else if (event.kind === "warning") this.warnings.push(event.text);
    else if (event.kind === "site") this.readSite(event);
    else this.readItem(event.item);
  }

  finish(files: string[], from: URL): Plan {
    const newAddresses = new Map([...this.addresses].map(([address, id]) => [id, address]));
    return {
      version: 1,
      files: files.map((file) => basename(file)),
      from: from.href,
      siteTitle: this.site.title,
      summary: this.summarise(),
      rules: listRules(this.counter, this.rules),
      neverImported: this.never,
      warnings: this.warnings,
      menus: planMenus(this.index, newAddresses),
      items: this.items,
    };
  }

  private readSite({ title, address, language }: Extract<ExportEvent, { kind: "site" }>): void {
    if (this.site.title === "") this.site = { title, address, language };
    const host = URL.parse(address)?.hostname.replace(/^www\./, "");
    const { hostname } = this.index.from;
    if (host && host !== hostname.replace(/^www\./, ""))
      this.warnings.push(
        `The export comes from ${host}, and --from says ${hostname}. Links and pictures without a host belong to ${hostname}.`,
      );
  }

  private readItem(item: ExportItem): void {
    this.came += 1;
    this.never.comments += item.commentCount;
    const planned = this.plan(item);
    this.items.push(planned);
  }

  private plan(item: ExportItem): PlannedItem {
    const choice = chooseTarget(item, this.rules);
    const key = `${item.guid} ${item.id}`;
    if (!item.isCutOff && key !== " ") {
      if (this.keys.has(key)) {
        const reason = "The same item came before in these files.";
        return planItem(item, { target: "nothing", reason }, this.index).planned;
      }
      this.keys.add(key);
    }
    if (choice.counted) this.never[choice.counted] += 1;
    this.counter.add(item);
    const { planned, content } = planItem(item, choice, this.index);
    const checked = this.checkAddress(this.checkLanguage(planned));
    const isOtherLanguage = this.isOtherLanguage(planned);
    const { attachmentAddress, terms, type } = item;
    const isFile = type === "attachment" && !choice.counted && !item.isCutOff;
    this.onItem?.({
      ...{ planned: checked, content, isOtherLanguage, attachmentAddress },
      tags: terms.flatMap(({ domain, slug }) => (domain === "post_tag" ? slug : [])),
      hadPage: isFile || hasRules(item),
    });
    return checked;
  }

  private isOtherLanguage({ language }: PlannedItem): boolean {
    const main = this.site.language.slice(0, 2).toLowerCase();
    return language !== "" && !language.toLowerCase().startsWith(main);
  }

  private checkLanguage(planned: PlannedItem): PlannedItem {
    if (!this.isOtherLanguage(planned) || planned.target === "nothing") return planned;
    const { text } = info(
      `Language "${planned.language}": noted. It is not linked to its translation.`,
    );
    return { ...planned, warnings: [...planned.warnings, text] };
  }

  private checkAddress(planned: PlannedItem): PlannedItem {
    if (planned.newAddress === "") return planned;
    const other = this.addresses.get(planned.newAddress);
    if (other === undefined) {
      this.addresses.set(planned.newAddress, planned.id);
      return planned;
    }
    const text = `The page ${other} has the same address ${planned.newAddress}.`;
    return { ...planned, warnings: [...planned.warnings, text], needsPerson: true };
  }

  private summarise(): Summary {
    const targets = { news: 0, event: 0, album: 0, page: 0, document: 0, nothing: 0 };
    for (const { target } of this.items) targets[target] += 1;
    const count = (test: (item: PlannedItem) => boolean): number => this.items.filter(test).length;
    return {
      came: this.came,
      changedByRule: count(({ isByRule }) => isByRule),
      needPerson: count(({ needsPerson }) => needsPerson),
      lost: count(({ isLost }) => isLost) + this.came - this.items.length,
      targets,
    };
  }
}
