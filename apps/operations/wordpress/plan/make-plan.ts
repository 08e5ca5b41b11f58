import { basename } from "node:path";
import { withoutWww } from "../content/addresses.ts";
import type { ExportEvent, ExportItem } from "../export/export-item.ts";
import { readExport } from "../export/read-export.ts";
import { type Asking, askOldSite } from "../old-site/ask-old-site.ts";
import { listWanted } from "../old-site/list-wanted.ts";
import { SiteAnswers } from "../old-site/site-answers.ts";
import type { StoredAnswers } from "../old-site/stored-answers.ts";
import { ArchiveAddresses } from "./archive-addresses.ts";
import { type Choice, chooseTarget, hasRules } from "./choose-target.ts";
import { listRules, RuleCounter } from "./list-rules.ts";
import type { NeverImported, Plan, PlannedItem, Rules, Summary } from "./plan.ts";
import { type ItemContent, planItem } from "./plan-item.ts";
import { planMenus } from "./plan-menus.ts";
import { SiteIndex } from "./site-index.ts";
import { TranslationLinks, toKey } from "./translation-links.ts";

export type PlanOptions = {
  files: string[];
  from: URL;
  rules: Rules;
  onProgress?: (items: number) => void;
  /** What the old site answered, and the site itself while it may be asked; absent for a plan from the export alone. */
  oldSite?: PlanSite | undefined;
  /** Takes each item with its content, which is not in the plan. */
  onItem?: (item: ItemToWrite) => void;
};

type PlanSite = { stored: StoredAnswers } & Partial<Pick<Asking, "site" | "onProgress" | "clock">>;

export type ItemToWrite = {
  planned: PlannedItem;
  content: ItemContent;
  /** Whether it is in another language than the site. */
  isOtherLanguage: boolean;
  attachmentAddress: string;
  /** The number of bytes of an attachment, if the export has it. */
  bytes: number | undefined;
  /** The key of the item to which an attachment belongs. */
  parentKey: string;
  /** The paths of the lists in which the old site showed it. */
  archives: string[];
  /** The folder of the old site on its host: `""` or `/school`. */
  folder: string;
  /** Whether visitors could open its page on the old site. */
  hadPage: boolean;
};

/**
 * Reads the exports several times: first what items refer to, then which need the old site, then each item on its own,
 * so that the content of one item is in memory at a time. Writes nothing to the CMS.
 */
export async function makePlan(options: PlanOptions): Promise<Plan> {
  const { files, from, onProgress, oldSite } = options;
  const first = await readFirst(options);
  if (oldSite?.site) {
    const { site, ...more } = oldSite;
    const wanted = await listWanted(readAll(files), first.index, options.rules);
    await askOldSite(wanted, { site, ...more });
  }
  const planner = new Planner(first, options);
  for await (const event of readAll(files)) {
    planner.read(event);
    if (event.kind === "item" && planner.items.length % 500 === 0)
      onProgress?.(planner.items.length);
  }
  return planner.finish(files, from);
}

type FirstPass = { index: SiteIndex; links: TranslationLinks; archives: ArchiveAddresses };

async function readFirst({ files, from, rules }: PlanOptions): Promise<FirstPass> {
  const index = new SiteIndex(from);
  const links = new TranslationLinks();
  const archives = new ArchiveAddresses();
  for await (const event of readAll(files)) {
    archives.add(event);
    if (event.kind === "site") links.addSite(event.language);
    if (event.kind !== "item") continue;
    index.add(event.item);
    if (!event.item.isCutOff) links.add(event.item, chooseTarget(event.item, rules).target);
  }
  return { index, links, archives };
}

async function* readAll(files: string[]): AsyncGenerator<ExportEvent> {
  for (const file of files) yield* readExport(file);
}

class Planner {
  readonly items: PlannedItem[] = [];
  private readonly index: SiteIndex;
  private readonly links: TranslationLinks;
  private readonly archives: ArchiveAddresses;
  private readonly rules: Rules;
  private readonly onItem: PlanOptions["onItem"];
  private readonly answers: SiteAnswers;
  private readonly counter = new RuleCounter();
  private readonly keys = new Set<string>();
  private readonly addresses = new Map<string, string>();
  private readonly warnings: string[] = [];
  private siteTitle = "";
  private came = 0;
  private readonly never: NeverImported = {
    ...{ users: 0, comments: 0, formEntries: 0, private: 0, protected: 0, unpublished: 0 },
  };

  constructor(first: FirstPass, { rules, onItem, oldSite }: PlanOptions) {
    this.index = first.index;
    this.links = first.links;
    this.archives = first.archives;
    this.rules = rules;
    this.onItem = onItem;
    this.answers = new SiteAnswers(oldSite?.stored);
  }

  read(event: ExportEvent): void {
    if (event.kind === "author") this.never.users += 1;
    else if (event.kind === "warning") this.warnings.push(event.text);
    else if (event.kind === "site") this.readSite(event);
    else if (event.kind === "item") this.readItem(event.item);
  }

  finish(files: string[], from: URL): Plan {
    const newAddresses = new Map([...this.addresses].map(([address, id]) => [id, address]));
    return {
      version: 1,
      files: files.map((file) => basename(file)),
      from: from.href,
      siteTitle: this.siteTitle,
      summary: this.summarise(),
      rules: listRules(this.counter, this.rules),
      neverImported: this.never,
      warnings: [...this.warnings, ...this.answers.describeFailures()],
      menus: planMenus(this.index, newAddresses),
      items: this.items,
    };
  }

  private readSite({ title, address }: Extract<ExportEvent, { kind: "site" }>): void {
    this.siteTitle ||= title;
    const host = withoutWww(URL.parse(address)?.hostname ?? "");
    const { hostname } = this.index.from;
    if (host && host !== withoutWww(hostname))
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
    const key = toKey(item);
    if (!item.isCutOff && key !== " ") {
      if (this.keys.has(key)) {
        const reason = "The same item came before in these files.";
        return planItem(item, { target: "nothing", reason }, this.index).planned;
      }
      this.keys.add(key);
    }
    if (choice.counted) this.never[choice.counted] += 1;
    this.counter.add(item);
    const inLanguage = this.links.choose(item, choice);
    const { notes } = inLanguage;
    const answer = this.answers.read(item, choice.target);
    const { planned, content } = planItem(item, inLanguage.choice, this.index, { notes, answer });
    const checked = this.checkAddress(planned);
    this.onItem?.({ planned: checked, content, ...this.describe(item, choice) });
    return checked;
  }

  private describe(item: ExportItem, { counted }: Choice) {
    const { attachmentAddress, type, parent, meta, folder } = item;
    const isFile = type === "attachment" && !counted && !item.isCutOff;
    return {
      isOtherLanguage: this.links.isOtherLanguage(item),
      attachmentAddress,
      folder,
      bytes: isFile ? readFileSize(meta.get("_wp_attachment_metadata")) : undefined,
      parentKey: (isFile && this.index.findRecord(parent)?.key) || "",
      archives: this.archives.list(item),
      hadPage: isFile || hasRules(item),
    };
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

/** WordPress 6.0 and later stores the size of an upload. */
function readFileSize(metadata: string | undefined): number | undefined {
  const written = /s:8:"filesize";i:(\d{1,12});/.exec(metadata ?? "")?.[1];
  return written === undefined ? undefined : Number(written);
}
