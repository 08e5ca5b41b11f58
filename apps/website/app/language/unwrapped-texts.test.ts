import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { hindi } from "../../model/texts/hindi.ts";

const folder = resolve(import.meta.dirname, "..");

/** Tests, and the examples of the components, which are not pages of the school. */
const otherTexts = /\.test\.tsx$|\.examples\.tsx$|^examples\//;

/** Attributes and properties that visitors see or screen readers read. */
const readAttributes =
  /^(?:aria-(?:label|roledescription|description)|alt|title|label|placeholder|caption|note|noun|pause|play|load|hiddenText|countLabel|all|data-tabs)$/;

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof Object(value).type === "string";
const hasWords = (text: unknown): text is string =>
  typeof text === "string" && /[A-Za-z]{2}/.test(text);
/** Two words and a capital, or several words: not the name of a class, file or event. */
const isSentence = (text: string) => /^[A-Z][a-z’']*(?: [A-Za-z{]|…|\.$)/.test(text);

/** The texts in a file that no call translates. */
function findUnwrapped(source: string): string[] {
  const { program, errors } = parseSync("component.tsx", source);
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message);
  return search(program as unknown as Node);
}

function search(node: Node): string[] {
  if (/^(?:TS|Import)/.test(node.type)) return [];
  if (node.type === "JSXText") return hasWords(node["value"]) ? [String(node["value"]).trim()] : [];
  if (node.type === "JSXAttribute") return searchAttribute(node);
  if (node.type === "JSXExpressionContainer") return searchShown(node["expression"]);
  if (node.type === "Literal" && hasWords(node["value"]) && isSentence(node["value"]))
    return Object.hasOwn(hindi, node["value"]) ? [] : [node["value"]];
  return listChildren(node).flatMap(search);
}

function searchAttribute(node: Node): string[] {
  const { name, value } = node as unknown as { name: { name: string }; value: unknown };
  if (!isNode(value)) return [];
  const expression = isNode(value["expression"]) ? value["expression"] : undefined;
  if (readAttributes.test(String(name.name))) return searchShown(expression ?? value);
  return expression ? search(expression) : [];
}

/** What an expression in braces shows: its own strings, or those of its branches. */
function searchShown(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  const { type } = expression;
  if (type === "Literal") return hasWords(expression["value"]) ? [expression["value"]] : [];
  if (type === "ConditionalExpression")
    return [expression["consequent"], expression["alternate"]].flatMap(searchShown);
  if (type === "LogicalExpression")
    return [expression["left"], expression["right"]].flatMap(searchShown);
  if (type === "TemplateLiteral")
    return [
      ...(expression["quasis"] as { value: { cooked: string } }[]).flatMap(({ value }) =>
        hasWords(value.cooked) ? [value.cooked] : [],
      ),
      ...(expression["expressions"] as Node[]).flatMap(search),
    ];
  return search(expression);
}

const listChildren = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

test.each([
  ["<p>Read more</p>", "Read more"],
  ['<p aria-label="Pages" />', "Pages"],
  ['<p>{isOpen ? "Show fewer" : t("Show")}</p>', "Show fewer"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
  ["<p title={`Page ${number}`} />", "Page "],
  ['<Table columns={["A text that is not wrapped"]} />', "A text that is not wrapped"],
])("finds the text of %s", (component, text) => {
  expect(findUnwrapped(`const A = () => ${component};`)).toEqual([text]);
});

test.each([
  '<p className="button button--quiet">{t("Read more")}</p>',
  '<p title={t("Read more")}>{name}: {1}</p>',
  '<RichText phrase="Page {page}" values={{ page }} />',
  'f(t("Show"), import("./a.tsx"))',
])("accepts %s", (component) => {
  expect(findUnwrapped(`const A = () => ${component};`)).toEqual([]);
});

test.each(globSync("**/*.tsx", { cwd: folder }).filter((file) => !otherTexts.test(file)))(
  "translates every text of %s",
  (file) => {
    expect(findUnwrapped(readFileSync(resolve(folder, file), "utf8"))).toEqual([]);
  },
);
