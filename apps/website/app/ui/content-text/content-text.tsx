/** Text from the CMS. Marks Hindi with `lang`, so that it is read aloud and rendered as Hindi. */
export function ContentText({ children }: { children: string }) {
  if (!hasHindi(children)) return children;
  return hindiRuns(children).map(({ text, isHindi }, position) =>
    isHindi ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text never change order
      <span key={position} lang="hi">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** A run of text in one script. */
export type Run = { text: string; isHindi: boolean };

// Devanagari characters, including spaces, punctuation and joiners between two Hindi words.
const HINDI = /\p{Script=Devanagari}(?:[^\p{L}\n]*[\p{Script=Devanagari}\u200c\u200d])*/gu;

const hasHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Splits a text where Devanagari begins and ends. Joined again, the runs are the same text. */
export function hindiRuns(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(HINDI)) {
    if (index > end) runs.push({ text: text.slice(end, index), isHindi: false });
    runs.push({ text: found, isHindi: true });
    end = index + found.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isHindi: false });
  return runs;
}
