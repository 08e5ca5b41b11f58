import { examples } from "./examples.tsx";

const sources = import.meta.glob<string>(["../{recipes,examples}/*.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The source of an example, by its file name. */
export function getSource(file: string): string {
  const source = sources[`../examples/${file}`] ?? sources[`../recipes/${file}`];
  if (!source) throw new Error(`The example ${file} is missing.`);
  return source;
}

/** An example with its source. One that opens at once waits for a press, which needs JavaScript. */
export function Example({ name }: { name: string }) {
  const source = getSource(`${name}.tsx`);
  const { title, content } = examples[name] ?? {};
  return (
    <section id={name}>
      <h2>{title}</h2>
      {source.includes("defaultOpen") && (
        <button type="button" className="run" data-run={name}>
          {`Open “${title}”`}
        </button>
      )}
      <div className="result" data-example={name}>
        {content}
      </div>
      <Code>{source}</Code>
    </section>
  );
}

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
