import { defaults } from "../../src/index.ts";
import { listProperties, listValues } from "./declarations.ts";
import { Code, Text } from "./example.tsx";
import demoSource from "./option-demos.tsx?raw";
import { reverse } from "./reverse.ts";

const demos = listValues(demoSource);

export const Options = () => (
  <>
    <p>
      A button opens the viewer with the options above it. In the demos, <code>photos</code> are the
      slides, <code>small</code> the pictures on the page, and <code>log</code> shows a call in the
      corner of the page.
    </p>
    {listProperties("LightboxProps").map(({ name, text, code }) => (
      <section key={name} id={name} className="option">
        <h2>{name}</h2>
        <Text>{text}</Text>
        <p>
          Type <code>{code}</code>
          {name in defaults && (
            <>
              , default <code>{JSON.stringify(defaults[name as keyof typeof defaults])}</code>
            </>
          )}
        </p>
        <Code>{getDemo(name, code)}</Code>
        <button type="button" className="run" data-option={name}>
          {`Try ${name}`}
        </button>
      </section>
    ))}
    <output aria-label="Last callback" />
  </>
);

function getDemo(name: string, type: string): string {
  const demo = demos.get(name) ?? (type === "boolean" && `${name}: ${reverse(name)[name]}`);
  if (!demo) throw new Error(`The option ${name} has no demo.`);
  return demo;
}
