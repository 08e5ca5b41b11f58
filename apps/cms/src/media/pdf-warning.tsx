import type { DefaultServerCellComponentProps, UIFieldServerProps } from "payload";
import type { Phrase } from "../i18n/hindi.ts";
import { createTranslator } from "../i18n/translate.ts";
import type { PdfProblem } from "./check-pdf.ts";

const marks: Record<PdfProblem, Phrase> = {
  text: "No text layer",
  title: "No title",
  language: "No language",
};

const advice: Record<PdfProblem, Phrase> = {
  text: "This PDF has no text layer: screen readers and search cannot read it. Please scan it again with text recognition (OCR), or save it as PDF from the original document.",
  title:
    "This PDF has no title. In Word or LibreOffice, enter a title in the file’s properties, and save it as PDF again.",
  language:
    "This PDF has no language. In Word or LibreOffice, set the language of the text, and save it as a tagged PDF.",
};

const split = (stored: unknown): PdfProblem[] =>
  String(stored ?? "")
    .split(" ")
    .filter((word): word is PdfProblem => word in marks);

export function PdfWarning({ data, i18n }: UIFieldServerProps) {
  const t = createTranslator(i18n.language);
  const problems = split(data?.pdfProblems);
  if (problems.length === 0) return null;
  return (
    <div className="admin-notice admin-notice--stop">
      {problems.map((problem) => (
        <p key={problem}>{t(advice[problem])}</p>
      ))}
    </div>
  );
}

export function PdfCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const t = createTranslator(i18n.language);
  const problems = split(cellData);
  if (problems.length === 0) return <span>–</span>;
  return <strong>{problems.map((problem) => t(marks[problem])).join(", ")}</strong>;
}
