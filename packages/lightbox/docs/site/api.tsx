import index from "../../src/index.ts?raw";
import { getDeclaration } from "./declarations.ts";
import { Code, Text } from "./example.tsx";

const listNames = (source: string) => source.match(/\b[a-zA-Z]+(?=,| \}|\n)/g) ?? [];

/** `Lightbox` and its options have a page. */
const listed = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)]
  .flatMap(([, names = ""]) => listNames(`${names.replaceAll("type ", "")}\n`))
  .filter((name) => !["Lightbox", "LightboxProps"].includes(name));

const entries = [
  { entry: "photo-lightbox", names: [...listed, "BaseItem", "PlayerItem"] },
  { entry: "photo-lightbox/use-lightbox", names: ["useLightbox", "OpenLightbox"] },
  { entry: "photo-lightbox/exif", names: ["loadExif"] },
  {
    entry: "photo-lightbox/compat/react-image-lightbox",
    names: ["ReactImageLightboxProps", "Sources"],
  },
  { entry: "photo-lightbox/element", names: ["PhotoLightbox"] },
];

export const Api = () => (
  <>
    <p>
      <code>Lightbox</code> and its properties <code>LightboxProps</code> are on the page{" "}
      <a href="options.html">Options</a>.
    </p>
    {entries.map(({ entry, names }) => (
      <section key={entry}>
        <h2>{entry}</h2>
        {names.map((name) => (
          <Entry key={name} name={name} />
        ))}
      </section>
    ))}
  </>
);

function Entry({ name }: { name: string }) {
  const { text, code } = getDeclaration(name);
  return (
    <>
      <h3 id={name}>{name}</h3>
      {text && <Text>{text}</Text>}
      <Code>{code}</Code>
    </>
  );
}
