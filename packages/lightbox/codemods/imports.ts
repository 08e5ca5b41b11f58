import type { Collection, JSCodeshift } from "jscodeshift";

const OLD = "yet-another-react-lightbox";
const NEW = "photo-lightbox";

export interface Imported {
  /** Local name of the component. */
  lightbox?: string;
  /** Names of the plug-ins, as their documentation has them. */
  plugins: string[];
}

const types: Record<string, string> = {
  Slide: "LightboxItem",
  SlideImage: "LightboxItem",
  SlideVideo: "VideoItem",
  LightboxExternalProps: "LightboxProps",
  LightboxProps: "LightboxProps",
};

/** Changes the imports, and removes those of plug-ins with their style sheets. */
export function changeImports(j: JSCodeshift, root: Collection): Imported {
  const imported: Imported = { plugins: [] };
  const added = new Map<string, string>();
  const declarations = root
    .find(j.ImportDeclaration)
    .filter(({ node }) => `${node.source.value}`.startsWith(OLD));
  declarations.forEach((path) => {
    const source = String(path.node.source.value);
    if (source === `${OLD}/styles.css`) {
      path.node.source = j.stringLiteral(`${NEW}/style.css`);
      return;
    }
    const plugin = /\/plugins\/([\w-]+)$/.exec(source)?.[1];
    if (plugin) imported.plugins.push(toPascalCase(plugin));
    for (const specifier of path.node.specifiers ?? []) {
      const local = String(specifier.local?.name);
      const name =
        specifier.type === "ImportSpecifier" ? String(specifier.imported.name) : "default";
      if (plugin) continue;
      if (name === "default" || name === "Lightbox") {
        imported.lightbox = local;
        added.set("Lightbox", local);
      } else {
        added.set(types[name] ?? name, local);
      }
    }
    if (plugin || source.endsWith(".css")) {
      path.prune();
      return;
    }
    path.node.source = j.stringLiteral(NEW);
    path.node.importKind = "value";
    path.node.specifiers = [...added].map(([name, local]) => {
      const specifier = j.importSpecifier(j.identifier(name), j.identifier(local));
      return name === "Lightbox" ? specifier : Object.assign(specifier, { importKind: "type" });
    });
    added.clear();
  });
  return imported;
}

const toPascalCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase());
