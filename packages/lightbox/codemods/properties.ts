import type { JSCodeshift, JSXAttribute, ObjectExpression, ObjectProperty } from "jscodeshift";

type Expression = Parameters<JSCodeshift["jsxExpressionContainer"]>[0];

/** What replaces a property. */
export interface Change {
  attributes: JSXAttribute[];
  /** What a person has to check. */
  notes: string[];
  /** The list of slides, whose items change, too. */
  slides?: Expression;
}

const LABELS: Record<string, string> = {
  Lightbox: "lightbox",
  Previous: "previous",
  Next: "next",
  Close: "close",
  Download: "download",
  "Zoom in": "zoomIn",
  "Zoom out": "zoomOut",
  Slideshow: "slideshow",
  Play: "slideshow",
  Fullscreen: "fullScreen",
  "Enter Fullscreen": "fullScreen",
  Share: "share",
  "Show thumbnails": "thumbnails",
  Slide: "slide",
};

/** A field of an object property, by its path: the new name, and how the value changes. */
type Rule = [name: string, convert?: (j: JSCodeshift, value: Expression) => Expression | undefined];

const not = (j: JSCodeshift, value: Expression): Expression =>
  value.type === "BooleanLiteral"
    ? j.booleanLiteral(!value.value)
    : j.unaryExpression("!", value as never);
const only =
  (expected: boolean, result: (j: JSCodeshift) => Expression) =>
  (j: JSCodeshift, value: Expression) =>
    value.type === "BooleanLiteral" && value.value === expected ? result(j) : undefined;
const toUnits = (j: JSCodeshift, value: Expression): Expression | undefined =>
  value.type === "NumericLiteral" ? j.numericLiteral(Math.round(value.value / 32)) : undefined;
/** `({ index }) => f(index)` becomes `(index) => f(index)`. */
const takeParameter = (field: string) => (_: JSCodeshift, value: Expression) => {
  if (value.type !== "ArrowFunctionExpression" || value.params.length > 1) return undefined;
  const [parameter] = value.params;
  if (parameter?.type !== "ObjectPattern") return parameter ? undefined : value;
  const [property, ...others] = parameter.properties;
  if (others.length > 0 || property?.type !== "ObjectProperty") return undefined;
  if (property.key.type !== "Identifier" || property.key.name !== field) return undefined;
  value.params = [property.value as never];
  return value;
};
const withoutParameter = (_: JSCodeshift, value: Expression) =>
  value.type === "ArrowFunctionExpression" && value.params.length > 0 ? undefined : value;

const rules: Record<string, Rule> = {
  "carousel.finite": ["loop", not],
  "carousel.preload": ["preload"],
  "animation.swipe": ["slideDuration", toUnits],
  "controller.closeOnPullDown": ["pullToClose"],
  "controller.closeOnBackdropClick": [
    "modalClose",
    only(true, (j) => j.stringLiteral("clickOutside")),
  ],
  "on.view": ["onIndexChange", takeParameter("index")],
  "on.entering": ["onOpen", withoutParameter],
  "on.entered": ["onOpen", withoutParameter],
  "on.exiting": ["onClose", withoutParameter],
  "on.exited": ["onClose", withoutParameter],
  "render.slide": ["renderSlide", takeParameter("slide")],
  "slideshow.delay": ["slideshowInterval"],
  "zoom.maxZoomPixelRatio": ["maxZoomScale"],
  "zoom.scrollToZoom": ["wheel"],
  "fullscreen.auto": ["fullScreen"],
  "thumbnails.showToggle": ["showThumbnailIcon"],
  "thumbnails.hidden": ["showThumbnails", not],
};
/** These need no replacement. */
const DROPPED = /^(plugins|counter|captions|carousel\.(padding|spacing|imageFit)|thumbnails\..*)$/;
/** Arrows that the host page has hidden. */
const ARROWS = ["render.buttonPrev", "render.buttonNext"];

const none = (notes: string[] = []): Change => ({ attributes: [], notes });

export function changeProperty(j: JSCodeshift, attribute: JSXAttribute): Change {
  const name = String(attribute.name.name);
  const { value } = attribute;
  const expression =
    value?.type === "JSXExpressionContainer" ? (value.expression as Expression) : undefined;
  const rename = (to: string): Change => ({
    attributes: [j.jsxAttribute(j.jsxIdentifier(to), value)],
    notes: [],
  });
  if (name === "slides") return { ...rename("images"), slides: expression };
  if (name === "close") return rename("onClose");
  if (name === "open" || name === "index" || name === "key") return rename(name);
  if (DROPPED.test(name)) return none();
  if (name === "labels" && expression?.type === "ObjectExpression")
    return changeLabels(j, expression);
  if (name === "toolbar" && expression?.type === "ObjectExpression")
    return changeToolbar(j, expression);
  if (expression?.type !== "ObjectExpression") return none([`${name} has no equivalent`]);
  return changeFields(j, name, expression);
}

function changeFields(j: JSCodeshift, name: string, expression: ObjectExpression): Change {
  const change = none();
  let arrows = 0;
  for (const field of expression.properties) {
    const path = `${name}.${toName(field)}`;
    if (ARROWS.includes(path)) arrows += 1;
    const [to, convert] = rules[path] ?? [];
    const value = field.type === "ObjectProperty" ? (field.value as Expression) : undefined;
    const converted = to && value && (convert ? convert(j, value) : value);
    if (converted) change.attributes.push(toAttribute(j, `${to}`, converted));
    else if (!DROPPED.test(path) && !ARROWS.includes(path))
      change.notes.push(`${path} has ${to ? `another form in ${to}` : "no equivalent"}`);
  }
  if (arrows === 2) change.attributes.push(toAttribute(j, "showControls", j.booleanLiteral(false)));
  else if (arrows === 1) change.notes.push("showControls hides both arrows, none alone");
  return change;
}

function changeLabels(j: JSCodeshift, expression: ObjectExpression): Change {
  const change = none();
  const properties: ObjectProperty[] = [];
  for (const field of expression.properties) {
    const to = LABELS[toName(field)];
    if (to && field.type === "ObjectProperty")
      properties.push(j.objectProperty(j.identifier(to), field.value as never));
    else change.notes.push(`labels["${toName(field)}"] has no equivalent`);
  }
  change.attributes.push(toAttribute(j, "labels", j.objectExpression(properties)));
  return change;
}

/** Own buttons go into the toolbar; "close" is there already. */
function changeToolbar(j: JSCodeshift, expression: ObjectExpression): Change {
  const [field] = expression.properties;
  const list =
    field?.type === "ObjectProperty" && toName(field) === "buttons" ? field.value : undefined;
  if (list?.type !== "ArrayExpression") return none(["toolbar has no equivalent"]);
  const buttons = list.elements.filter((element) => element?.type !== "StringLiteral");
  if (buttons.length === 0) return none();
  const toolbar = j.objectProperty(j.identifier("toolbar"), j.arrayExpression(buttons));
  return { attributes: [toAttribute(j, "slots", j.objectExpression([toolbar]))], notes: [] };
}

function toName(field: ObjectExpression["properties"][number]): string {
  if (field.type !== "ObjectProperty" && field.type !== "ObjectMethod") return "…";
  if (field.key.type === "Identifier") return field.key.name;
  return field.key.type === "StringLiteral" ? field.key.value : "…";
}

function toAttribute(j: JSCodeshift, name: string, value: Expression): JSXAttribute {
  const isTrue = value.type === "BooleanLiteral" && value.value;
  return j.jsxAttribute(j.jsxIdentifier(name), isTrue ? null : j.jsxExpressionContainer(value));
}
