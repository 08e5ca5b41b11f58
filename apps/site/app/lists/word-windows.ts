/**
 * Every row of `size` words that stands side by side in some line of a text, and the lines that hold it.
 * A search of that many words lies within such a row, so it has to be looked for in the distinct rows only:
 * "sports day" is found once, not once for each year that had one.
 */
export type WordWindows = {
  /** The distinct rows, one a line, and where each begins. */
  text: string;
  starts: Uint32Array;
  /** For the row n, the lines `lines[lineStarts[n]]` up to, not including, `lines[lineStarts[n + 1]]`. */
  lines: Uint32Array;
  lineStarts: Uint32Array;
};

export type Lines = { text: string; starts: Uint32Array };

/** Joins lines into one text; one more start marks the end. */
export function joinLines(lines: readonly string[]): Lines {
  const starts = new Uint32Array(lines.length + 1);
  lines.forEach((line, number) => {
    starts[number + 1] = (starts[number] ?? 0) + line.length + 1;
  });
  return { text: lines.map((line) => `${line}\n`).join(""), starts };
}

export function wordWindows({ text, starts }: Lines, size: number): WordWindows {
  const rows = new Map<string, number[]>();
  for (let line = 0; line + 1 < starts.length; line += 1) {
    const words = text.slice(starts[line], (starts[line + 1] ?? 0) - 1).split(" ");
    for (let first = 0; first + size <= words.length; first += 1) {
      const row = words.slice(first, first + size).join(" ");
      const lines = rows.get(row);
      if (!lines) rows.set(row, [line]);
      else if (lines.at(-1) !== line) lines.push(line);
    }
  }
  const lineStarts = new Uint32Array(rows.size + 1);
  let end = 0;
  [...rows.values()].forEach((lines, row) => {
    end += lines.length;
    lineStarts[row + 1] = end;
  });
  const lines = new Uint32Array(end);
  [...rows.values()].forEach((ofRow, row) => {
    lines.set(ofRow, lineStarts[row]);
  });
  return { ...joinLines([...rows.keys()]), lines, lineStarts };
}

/** Calls `visit` with the number of every line that holds `part`, in order. `part` holds no line end. */
export function eachLineWith(
  { text, starts }: Lines,
  part: string,
  visit: (line: number) => void,
): void {
  let line = 0;
  let found = text.indexOf(part);
  while (found !== -1) {
    while ((starts[line + 1] ?? text.length) <= found) line += 1;
    visit(line);
    line += 1;
    found = text.indexOf(part, starts[line]);
  }
}
