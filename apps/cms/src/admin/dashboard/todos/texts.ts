import { checkRecords } from "./published-records.ts";
import type { Check } from "./todo.ts";

export const textProblems: Check = async (context) => {
  const { t } = context;
  return checkRecords(context, ["pages", "principal-messages"], ({ record, label }) => {
    const { links, headings } = findTextProblems(record["body"] ?? record["message"]);
    return [
      ...links.map((link) =>
        t("A link in {record} has the text “{link}”. Please describe where it leads.", {
          record: label,
          link,
        }),
      ),
      ...headings.map((heading) =>
        t(
          "The small heading “{heading}” in {record} has no large heading above it. Please make it large.",
          { record: label, heading },
        ),
      ),
    ];
  });
};

type Node = Readonly<Record<string, unknown>>;

const isVague =
  /^(click )?here$|^(this|the)? ?(link|page|website)$|^(read |know |see )?more$|^(यहाँ|यहां)( (क्लिक|दबाएँ|देखें).*)?$|^(और|अधिक) (पढ़ें|जानें|देखें)$/iu;

/** Links whose text does not describe their target, and h3 headings before the first h2. */
export function findTextProblems(state: unknown): { links: string[]; headings: string[] } {
  const nodes = findNodes(Object(Object(state).root));
  const headings = nodes.filter(({ type }) => type === "heading");
  const firstLarge = headings.findIndex(({ tag }) => tag === "h2");
  const small = firstLarge === -1 ? headings : headings.slice(0, firstLarge);
  return {
    links: nodes
      .filter(({ type }) => type === "link" || type === "autolink")
      .map(getText)
      .filter((words) => isVague.test(words.replace(/[.…:!»>→]+$/u, "").trim())),
    headings: small.map(getText),
  };
}

const getChildren = ({ children }: Node): Node[] => (Array.isArray(children) ? children : []);
const findNodes = (node: Node): Node[] =>
  getChildren(node).flatMap((child) => [child, ...findNodes(child)]);
const getText = (node: Node): string =>
  [node, ...findNodes(node)].map(({ text }) => (typeof text === "string" ? text : "")).join("");
