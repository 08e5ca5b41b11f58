import { type School, schoolOf } from "../../app/for-server.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { refuse } from "../refuse.ts";

/** The newsletters that come with the site, by their addresses. They bear the sample's name. */
const papers: ReadonlySet<string> = new Set(
  schoolOf({}).newsletters.kinds.flatMap(({ issues }) => issues.map(({ link }) => link)),
);

/** Whether anything of the school leads to that address: a newsletter, the menu, a text. */
function createIsNamed(): (school: School, address: string) => boolean {
  const written = new WeakMap<School, string>();
  return (school, address) => {
    const words = written.get(school) ?? JSON.stringify(school);
    written.set(school, words);
    return words.includes(address);
  };
}

/** A sample newsletter that the school no longer shows is gone, whoever kept its address. */
export function createSamplePapers(): Step {
  const isNamed = createIsNamed();
  return (exchange: Exchange) => {
    const { path, school } = exchange;
    if (!papers.has(path) || !isRead(exchange) || isNamed(school, path)) return false;
    return refuse(exchange, 404, "There is no such document.");
  };
}
