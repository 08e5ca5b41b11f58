/**
 * Changes plain uses of yet-another-react-lightbox to photo-lightbox. What it cannot change is removed, and named in a
 * comment that starts with "photo-lightbox:".
 *
 * npx jscodeshift --parser=tsx --extensions=tsx,ts,jsx,js -t yet-another-react-lightbox.ts src
 */
import type { API, Collection, FileInfo, JSCodeshift, JSXAttribute } from "jscodeshift";
import { changeImports, type Imported } from "./imports.ts";
import { type Change, changeProperty } from "./properties.ts";
import { changeSlides } from "./slides.ts";

export default function transform({ source }: FileInfo, { jscodeshift: j }: API): string {
  if (!source.includes("yet-another-react-lightbox")) return source;
  const root = j(source);
  const imported = changeImports(j, root);
  if (imported.lightbox) changeElements(j, root, imported);
  return root.toSource({ quote: "double" });
}

function changeElements(j: JSCodeshift, root: Collection, imported: Imported): void {
  root.findJSXElements(imported.lightbox).forEach(({ node }) => {
    const notes = imported.plugins.includes("Inline")
      ? ["the viewer is always a dialog, and has no inline mode"]
      : [];
    const attributes: JSXAttribute[] = [];
    const names = new Set<string>();
    for (const attribute of node.openingElement.attributes ?? []) {
      if (attribute.type !== "JSXAttribute") {
        notes.push("check the properties that are spread");
        attributes.push(attribute as never);
        continue;
      }
      const change = changeProperty(j, attribute);
      if (change.slides) notes.push(...changeSlides(j, root, change.slides));
      notes.push(...change.notes);
      for (const added of change.attributes) {
        const name = String(added.name.name);
        if (names.has(name)) notes.push(`${name} is needed twice: join the two`);
        else attributes.push(added);
        names.add(name);
      }
    }
    attributes.push(...toPluginAttributes(j, imported, names));
    node.openingElement.attributes = attributes;
    addNotes(j, attributes, notes);
  });
}

/** Everything is included: what a plug-in added is switched on, what was missing is off. */
function toPluginAttributes(j: JSCodeshift, { plugins }: Imported, names: Set<string>) {
  const off = (name: string) =>
    j.jsxAttribute(j.jsxIdentifier(name), j.jsxExpressionContainer(j.booleanLiteral(false)));
  const added: JSXAttribute[] = [];
  if (plugins.includes("Download")) added.push(j.jsxAttribute(j.jsxIdentifier("downloadImages")));
  if (!plugins.includes("Thumbnails")) added.push(off("showThumbnails"), off("showThumbnailIcon"));
  if (!plugins.includes("Slideshow")) added.push(off("showSlideshowIcon"));
  if (!plugins.includes("Fullscreen")) added.push(off("showFullScreenIcon"));
  if (!plugins.includes("Zoom")) added.push(j.jsxAttribute(j.jsxIdentifier("disableImageZoom")));
  return added.filter(({ name }) => !names.has(String(name.name)));
}

function addNotes(j: JSCodeshift, attributes: JSXAttribute[], notes: Change["notes"]): void {
  const [first] = attributes;
  if (!first || notes.length === 0) return;
  first.comments = notes.map((note) => j.commentBlock(` photo-lightbox: ${note} `, true, false));
}
