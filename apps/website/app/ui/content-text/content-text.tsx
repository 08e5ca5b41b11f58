import { hasHindi, hindiRuns } from "./hindi-runs.ts";

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
