import { useLanguage } from "../../language/use-language.ts";
import { splitByScript } from "./script-runs.ts";

/**
 * Text from the CMS. Marks what is in the other language with `lang`: Hindi on an English page, English on a Hindi one,
 * so that it is read aloud and rendered as what it is.
 */
export function ContentText({ children }: { children: string }) {
  const { language } = useLanguage();
  const runs = splitByScript(children, language);
  if (!runs.some(({ isOther }) => isOther)) return children;
  const other = language === "en" ? "hi" : "en";
  return runs.map(({ text, isOther }, position) =>
    isOther ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text never change order
      <span key={position} lang={other}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
