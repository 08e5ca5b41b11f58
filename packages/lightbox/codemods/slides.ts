import type { Collection, JSCodeshift, ObjectExpression, ObjectProperty } from "jscodeshift";

type Node = { type: string };

/** Changes the objects of a list of slides. Returns what a person has to check. */
export function changeSlides(j: JSCodeshift, root: Collection, list: Node): string[] {
  const { objects, isKnown } = findObjects(j, root, list);
  const notes = isKnown ? [] : ["check title, description, srcSet and type of the slides"];
  for (const object of objects) notes.push(...changeSlide(j, object));
  return [...new Set(notes)];
}

/** The objects of an array, of a variable with an array, or of the function that `map` calls. */
function findObjects(j: JSCodeshift, root: Collection, list: Node) {
  const objects: ObjectExpression[] = [];
  let isKnown = true;
  const visit = (node: Node | null | undefined): void => {
    if (!node) return;
    if (j.ObjectExpression.check(node)) objects.push(node);
    else if (j.ArrayExpression.check(node))
      for (const element of node.elements) visit(element as Node);
    else if (j.TSAsExpression.check(node) || j.TSSatisfiesExpression.check(node))
      visit(node.expression);
    else if (j.CallExpression.check(node)) visitCall(node);
    else if (j.ArrowFunctionExpression.check(node) && !j.BlockStatement.check(node.body))
      visit(node.body);
    else if (j.Identifier.check(node)) visitVariable(node.name);
    else isKnown = false;
  };
  const visitCall = ({ callee, arguments: [mapper] }: { callee: Node; arguments: Node[] }) => {
    const isMap =
      j.MemberExpression.check(callee) &&
      j.Identifier.check(callee.property) &&
      callee.property.name === "map";
    if (isMap) visit(mapper);
    else isKnown = false;
  };
  const visitVariable = (name: string) => {
    const declarators = root.find(j.VariableDeclarator, { id: { type: "Identifier", name } });
    if (declarators.length === 1) visit(declarators.get().node.init);
    else isKnown = false;
  };
  visit(list);
  return { objects, isKnown };
}

function changeSlide(j: JSCodeshift, slide: ObjectExpression): string[] {
  const notes: string[] = [];
  const captions: ObjectProperty[] = [];
  slide.properties = slide.properties.flatMap((field) => {
    if (field.type !== "ObjectProperty" || field.key.type !== "Identifier") return [field];
    const { name } = field.key;
    if (name === "title" || name === "description") {
      captions.push(field);
      return [];
    }
    if (name === "imageFit") return [];
    if (name === "type" && j.StringLiteral.check(field.value) && field.value.value === "video") {
      field.value = j.stringLiteral("htmlVideo");
    }
    if (name === "srcSet") return toSrcSet(j, field, notes);
    return [field];
  });
  const [first, second] = captions;
  if (!first) return notes;
  first.key = j.identifier("caption");
  first.shorthand = false;
  if (second) first.value = join(j, [first, second]);
  slide.properties.push(first);
  return notes;
}

/** Title and description: two texts in one caption. */
function join(j: JSCodeshift, fields: ObjectProperty[]) {
  const texts = fields.map(({ value }) => value as never);
  return j.arrayExpression([texts[0] ?? null, j.stringLiteral(" "), texts[1] ?? null]);
}

/** A list of sources becomes a string. */
function toSrcSet(j: JSCodeshift, field: ObjectProperty, notes: string[]): ObjectProperty[] {
  const { value } = field;
  const texts = j.ArrayExpression.check(value)
    ? value.elements.map((element) => toSource(j, element as Node))
    : [undefined];
  if (texts.includes(undefined)) {
    notes.push("srcSet is a string, as in HTML");
    return [];
  }
  field.value = j.stringLiteral(texts.join(", "));
  return [field];
}

function toSource(j: JSCodeshift, source: Node): string | undefined {
  if (!j.ObjectExpression.check(source)) return undefined;
  const find = (name: string) =>
    source.properties.find(
      (field): field is ObjectProperty =>
        field.type === "ObjectProperty" && j.Identifier.check(field.key) && field.key.name === name,
    )?.value;
  const [src, width] = [find("src"), find("width")];
  if (!j.StringLiteral.check(src) || !j.NumericLiteral.check(width)) return undefined;
  return `${src.value} ${width.value}w`;
}
