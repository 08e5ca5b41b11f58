import type { TextBlock } from "@manor/content-api/text-pages";
import { type Element, isTag } from "domhandler";
import { findAll, textContent } from "domutils";

const MAX_COLUMNS = 8;
const MAX_ROWS = 100;
const MAX_CELL = 200;

/** A table of data; `undefined` when it is too large, or its cells contain pictures, lists or links. */
export function readTable(table: Element): TextBlock | undefined {
  const isContent = ({ name }: Element): boolean =>
    /^(?:img|ul|ol|a|table|iframe|wp-\w+|h\d)$/.test(name);
  if (findAll(isContent, table.children).length > 0) return undefined;
  const rows = findAll(({ name }) => name === "tr", table.children)
    .map((row) => row.children.filter(isTag).filter(({ name }) => name === "td" || name === "th"))
    .map((cells) => cells.map((cell) => textContent(cell).replace(/\s+/g, " ").trim()))
    .filter((cells) => cells.some((text) => text !== ""));
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const isTooLarge = columns > MAX_COLUMNS || rows.length > MAX_ROWS;
  if (columns < 2 || rows.length < 2 || isTooLarge) return undefined;
  if (rows.flat().some((text) => text.length > MAX_CELL)) return undefined;
  const isHeader = ({ name }: Element): boolean => name === "thead" || name === "th";
  const hasHead = findAll(isHeader, table.children).length > 0;
  const full = rows.map((cells) => [...cells, ...Array(columns - cells.length).fill("")]);
  const [head = [], ...body] = hasHead ? full : [Array(columns).fill(""), ...full];
  return { kind: "table", head, rows: body };
}
