import { examples } from "./examples.tsx";

const sources = import.meta.glob<string>(["../{recipes,examples}/*.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The source of an example, by its file name. */
export function getSource(file: string): string {
  const source = sources[`../examples/${file}`] ?? sources[`../recipes/${file}`];
  if (!source) throw new Error(`There is no example ${file}.`);
  return source;
}

/** The source of an example and its result. One that opens at once waits for the button. */
export function Example({ name, title }: { name: string; title: string }) {
  const source = getSource(`${name}.tsx`);
  return (
    <section id={name}>
      <h2>{title}</h2>
      {source.includes("defaultOpen") && <Run name={name} label={`Open “${title}”`} />}
      <div className="result" data-example={name}>
        {examples[name]}
      </div>
      <Code>{source}</Code>
    </section>
  );
}

/** Needs JavaScript, and is hidden without. */
export const Run = ({ name, label }: { name: string; label: string }) => (
  <button type="button" className="run" data-run={name}>
    {label}
  </button>
);

export const Code = ({ children }: { children: string }) => (
  <pre>
    <code>{children.trim()}</code>
  </pre>
);

/** A text of the sources: words between backticks are code. */
export const Text = ({ children }: { children: string }) => (
  <p>
    {children
      .split(/(`[^`]*`)/)
      .map((part) => (part.startsWith("`") ? <code key={part}>{part.slice(1, -1)}</code> : part))}
  </p>
);
