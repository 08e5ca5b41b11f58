export type Part = { text: string; change?: "added" | "removed" };

const MAX_WORDS = 1_500;

/** The new text, with the words that were added, and in their place those that were removed. */
export function diffWords(before: string, now: string): Part[] {
  const [old, fresh] = [splitWords(before), splitWords(now)];
  if (old.length > MAX_WORDS || fresh.length > MAX_WORDS)
    return [
      { text: before, change: "removed" },
      { text: now, change: "added" },
    ];
  const lengths = measureCommon(old, fresh);
  const parts: Part[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [removed = "", added = ""] = [old[i], fresh[j]];
    if (i < old.length && j < fresh.length && removed === added) {
      add(parts, { text: added });
      i += 1;
      j += 1;
    } else if (i < old.length && getLength(lengths, i + 1, j) >= getLength(lengths, i, j + 1)) {
      add(parts, { text: removed, change: "removed" });
      i += 1;
    } else {
      add(parts, { text: added, change: "added" });
      j += 1;
    }
  }
  return parts;
}

/** Each word with the space after it. */
const splitWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const getLength = (lengths: readonly number[][], i: number, j: number): number =>
  lengths[i]?.[j] ?? -1;

/** How many words the ends of both texts from each pair of words have in common. */
function measureCommon(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(fresh.length + 1).fill(0),
  );
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row)
        row[j] =
          old[i] === fresh[j]
            ? getLength(lengths, i + 1, j + 1) + 1
            : Math.max(getLength(lengths, i + 1, j), getLength(lengths, i, j + 1));
    }
  return lengths;
}

function add(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  if (last && last.change === part.change) last.text += part.text;
  else parts.push(part);
}
