import type { ChosenFile, Fate } from "./use-uploads.ts";

const words: Record<Exclude<Fate["step"], "refused">, string> = {
  waiting: "Waiting",
  shrinking: "Being made smaller",
  sending: "Being sent",
  stored: "Stored",
};

/** Every chosen file with what became of it: none disappears without a word. */
export function FileFates({ files }: { files: readonly ChosenFile[] }) {
  if (files.length === 0) return null;
  const count = (step: Fate["step"]) => files.filter(({ fate }) => fate.step === step).length;
  const open = files.length - count("stored") - count("refused");
  return (
    <div className="desk-fates">
      <p role="status">
        {open > 0 && `${open} on the way. `}
        {count("stored")} of {files.length} stored
        {count("refused") > 0 && `, ${count("refused")} not taken`}.
      </p>
      <ul>
        {files.map(({ key, name, fate }) => (
          <li key={key} className={`desk-fates__${fate.step}`}>
            <strong>{name}</strong>{" "}
            {fate.step === "refused" ? `Not taken, because ${fate.because}` : words[fate.step]}
          </li>
        ))}
      </ul>
    </div>
  );
}
