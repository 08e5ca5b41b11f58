import type { Language } from "../../../model/texts/languages.ts";
import { useLanguage } from "../../language/use-language.ts";

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

/** A run of text; `isOther`: in the script of another language than that of its page. */
export type Run = { text: string; isOther: boolean };

/** Characters of a script, including spaces, punctuation and joiners between two words of it. */
const others: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Devanagari}(?:[^\p{L}\n]*[\p{Script=Devanagari}\u200c\u200d])*/gu,
  hi: /\p{Script=Latin}(?:[^\p{L}\n]*\p{Script=Latin})*/gu,
};

/** Names that are the same in both languages: CBSE, PDF, class XII, and e-mail and web addresses. */
const SHARED = /^(?:[A-Z][A-Z.&-]{0,7}|[\w.+-]+@[\w.-]+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/;

const isShared = (run: string, language: Language): boolean =>
  language !== "en" && run.split(/[\s,/()–-]+/).every((word) => word === "" || SHARED.test(word));

/** Splits a text where the other script begins and ends. Joined again, the runs are the same text. */
export function splitByScript(text: string, language: Language): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(others[language])) {
    if (isShared(found, language)) continue;
    if (index > end) runs.push({ text: text.slice(end, index), isOther: false });
    runs.push({ text: found, isOther: true });
    end = index + found.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isOther: false });
  return runs;
}
