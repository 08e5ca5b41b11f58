import { z } from "zod";
import {
  createFetcher,
  FetchError,
  type FetchedKind,
  type FetchFile,
  maxRefusals,
  type Network,
} from "../../../cms/src/wordpress-import/fetch-file.ts";
import { withoutWww } from "../content/addresses.ts";

const MB = 1024 * 1024;
const maxBytes = 5 * MB;

const restAnswer = z.array(
  z.object({
    id: z.number(),
    content: z.object({ rendered: z.string(), protected: z.boolean().optional() }),
  }),
);

/** Where the REST interface of WordPress lists the items of a type. Other types usually have their own name. */
const restNames: Record<string, string> = { post: "posts", page: "pages" };

/** Why something was not read; of the site when the next request would fail, too. */
export class OldSiteError extends Error {
  override readonly name = "OldSiteError";
  readonly isOfSite: boolean;
  constructor(message: string, isOfSite: boolean) {
    super(message);
    this.isOfSite = isOfSite;
  }
}

/** The former website. It is asked for public pages only, and no more after ten refusals in a row. */
export class OldSite {
  private readonly from: URL;
  private readonly fetchFile: FetchFile;
  private readonly closedPaths = new Set<string>();
  private failures = 0;
  private stop: OldSiteError | undefined;

  constructor(from: URL, network?: Network) {
    this.from = from;
    this.fetchFile = createFetcher(from, network);
  }

  /** The rendered content of items of a type by id; none of a type for which the site has no REST interface. */
  async readRest(
    { type, folder }: { type: string; folder: string },
    ids: readonly string[],
  ): Promise<Map<string, string>> {
    const name = restNames[type] ?? encodeURIComponent(type);
    const url = new URL(`${folder}/wp-json/wp/v2/${name}`, this.from);
    const path = url.pathname;
    if (this.closedPaths.has(path)) return new Map();
    url.searchParams.set("include", ids.join(","));
    url.searchParams.set("per_page", String(ids.length));
    url.searchParams.set("_fields", "id,content");
    try {
      const bytes = await this.fetch(url.href, "JSON");
      return toContents(bytes.toString("utf8"), ids);
    } catch (error) {
      if (!(error instanceof OldSiteError)) throw error;
      // Many sites refuse or have turned off the interface, but show their pages.
      this.closedPaths.add(path);
      return new Map();
    }
  }

  /** Rejects with OldSiteError. */
  async readPage(address: string): Promise<string> {
    return (await this.fetch(this.toOwnAddress(address), "page")).toString("utf8");
  }

  /** An export may write its addresses with and without `www.`, and with http and https. */
  private toOwnAddress(address: string): string {
    const url = URL.parse(address, this.from);
    if (!url || withoutWww(url.hostname) !== withoutWww(this.from.hostname))
      throw new OldSiteError("it is on another host than the old site", false);
    return new URL(`${url.pathname}${url.search}`, this.from).href;
  }

  private async fetch(address: string, kind: FetchedKind): Promise<Buffer> {
    if (this.stop) throw this.stop;
    try {
      const bytes = await this.fetchFile(address, maxBytes, kind);
      this.failures = 0;
      return bytes;
    } catch (error) {
      throw this.count(error);
    }
  }

  private count(error: unknown): unknown {
    if (!(error instanceof FetchError)) return error;
    const { isRefusal, isUnreachable, status = 0 } = error;
    const isOfSite = isRefusal || isUnreachable || status >= 500;
    const known = new OldSiteError(error.message, isOfSite);
    if (!isOfSite) return known;
    this.failures += 1;
    if (this.failures >= maxRefusals) this.stop ??= known;
    return known;
  }
}

/** An answer in another form is none, such as the page of a site without WordPress. */
function toContents(text: string, ids: readonly string[]): Map<string, string> {
  const items = restAnswer.safeParse(parseJson(text)).data ?? [];
  const asked = new Set(ids);
  return new Map(
    items
      .filter(({ id, content }) => asked.has(String(id)) && !content.protected)
      .map(({ id, content }) => [String(id), content.rendered]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
