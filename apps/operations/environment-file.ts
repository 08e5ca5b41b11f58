/** `NAME=value` at the start of a line: quoted parts first, then plain text up to the end of the line. */
const ASSIGNMENT =
  /^[ \t]*([^\s#;=][^=\n\r]*)=((?:[ \t]*(?:'[^']*'?|"(?:\\[\s\S]|[^"\\])*"?))*)[ \t]*((?:\\[\s\S]|[^\\\n\r])*)/gm;
const QUOTED = /'([^']*)'?|"((?:\\[\s\S]|[^"\\])*)"?/g;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Like systemd's `EnvironmentFile=`; unlike a shell, it expands and runs nothing. */
export function parseEnvironmentFile(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ASSIGNMENT)].map(
    ([, name = "", quoted = "", plain = ""]) =>
      [name.trimEnd(), readQuoted(quoted) + readPlain(plain)] as const,
  );
  return Object.fromEntries(pairs.filter(([name]) => NAME.test(name)));
}

const readQuoted = (text: string): string =>
  [...text.matchAll(QUOTED)]
    .map(([, single, double = ""]) => single ?? double.replace(/\\(["\\`$\n])/g, unescaped))
    .join("");

const readPlain = (text: string): string => text.replace(/\\([\s\S])|[ \t]+$/g, unescaped);

/** A line break after a backslash continues the line. */
const unescaped = (_: string, sign = ""): string => (sign === "\n" ? "" : sign);
