/** Reads declarations from the sources of the package, which Biome formats. TypeScript 7 has no stable API. */
const sources = Object.values(
  import.meta.glob<string>(
    "../../src/{types,item-types,labels,options,load-viewer,use-lightbox,exif,element,compat/*}.{ts,tsx}",
    { query: "?raw", import: "default", eager: true },
  ),
).join("\n");

interface Declaration {
  text: string;
  code: string;
}

const comment = String.raw`(?:^ *\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?(?:^\/\/ .*\n)*`;
const bodies = [
  String.raw`interface NAME\b[^]*?^\}`,
  String.raw`type NAME\b[^]*?;$`,
  String.raw`const NAME = \{[^]*?^\}[^;]*;`,
  String.raw`(?:async )?function NAME\b[^]*?(?= \{$)`,
  String.raw`class NAME\b[^]*?(?= \{$)`,
].join("|");

/** The comment and the code of a declaration; a function or class has no body. */
export function getDeclaration(name: string): Declaration {
  const pattern = new RegExp(`${comment}^(?:export )?(${bodies.replaceAll("NAME", name)})`, "m");
  const match = pattern.exec(sources);
  if (!match) throw new Error(`The sources of the package do not declare ${name}.`);
  return { text: toText(match[1]), code: match[2] ?? "" };
}

/** The properties of an interface, with the comment and the type of each. */
export function listProperties(name: string): (Declaration & { name: string })[] {
  const { code } = getDeclaration(name);
  const pattern = new RegExp(String.raw`${comment}^ {2}(\w+)\??: ([^]*?);$(?!\n {4,})`, "gm");
  return [...code.matchAll(pattern)].map(([, text, property = "", type = ""]) => ({
    name: property,
    text: toText(text),
    code: type.replace(/\s+/g, " "),
  }));
}

const toText = (text = "") => text.replace(/\s*\n \* ?/g, " ").trim();

/** The properties of the objects in a source file, with the text inside their braces. */
export function listValues(source: string): Map<string, string> {
  const values = source.matchAll(/^ {2}(\w+): \{(.*?|\n[\s\S]*?\n {2})\},$/gm);
  return new Map(
    Array.from(values, ([, name = "", value = ""]) => [name, value.trim().replace(/^ {4}/gm, "")]),
  );
}
