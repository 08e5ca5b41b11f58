import { hasHindi, hindiRuns } from "./hindi-runs.ts";

/** Text of the CMS. Hindi in it is marked as such, so that it is read out and set as Hindi. */
export function ContentText({ children }: { children: string }) {
  if (!hasHindi(children)) return children;
  return hindiRuns(children).map(({ text, isHindi }, position) =>
    isHindi ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text never change their places
      <span key={position} lang="hi">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
