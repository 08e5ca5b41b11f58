import type { RecordIndex, Span } from "./record-index.ts";
import { foldText } from "./search-text.ts";

/** `"all"` or one year. */
export type Year = number | "all";
/** `"all"` or one month, 1 to 12. */
export type Month = number | "all";

export type Choice = { year: Year; month: Month; search: string };

/** The records that match, not yet copied out of the index. */
export type Matches<Item> = {
  count: number;
  /** The matches from position `from`, at most `size` of them, in the order of the list. */
  cut: (from: number, size: number) => Item[];
};

/**
 * Year, month and search together (R24 to R28). Records without a date belong only to
 * "all years, all months"; a month of all years takes that month of every year.
 */
export function filterRecords<Item>(index: RecordIndex<Item>, choice: Choice): Matches<Item> {
  const spans = spansOf(index, choice);
  const search = foldText(choice.search);
  return search === "" ? everyRecord(index, spans) : searched(index, spans, search);
}

function spansOf<Item>(index: RecordIndex<Item>, { year, month }: Choice): Span[] {
  if (year === "all" && month === "all") return [{ start: 0, end: index.items.length }];
  const years = year === "all" ? [...index.years.values()] : [index.years.get(year)];
  const spans = month === "all" ? years : years.map((ofYear) => ofYear?.months.get(month));
  return spans.filter((span) => span !== undefined);
}

function everyRecord<Item>(index: RecordIndex<Item>, spans: Span[]): Matches<Item> {
  return {
    count: spans.reduce((sum, span) => sum + span.end - span.start, 0),
    cut: (from, size) => {
      const found: Item[] = [];
      let skip = from;
      for (const span of spans) {
        const start = Math.min(span.start + skip, span.end);
        found.push(...index.items.slice(start, Math.min(span.end, start + size - found.length)));
        skip -= start - span.start;
      }
      return found;
    },
  };
}

function searched<Item>(index: RecordIndex<Item>, spans: Span[], search: string): Matches<Item> {
  const marks = index.search(search);
  let count = 0;
  for (const { start, end } of spans) {
    for (let position = start; position < end; position += 1) count += marks[position] ?? 0;
  }
  return {
    count,
    cut: (from, size) => {
      const found: Item[] = [];
      let passed = 0;
      for (const { start, end } of spans) {
        for (let position = start; position < end && found.length < size; position += 1) {
          const item = index.items[position];
          if (marks[position] !== 1 || item === undefined) continue;
          if (passed >= from) found.push(item);
          passed += 1;
        }
      }
      return found;
    },
  };
}
