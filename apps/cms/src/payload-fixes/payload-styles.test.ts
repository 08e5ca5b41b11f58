import { expect, test } from "vitest";
import { readSource, repaired } from "./test-repaired.ts";

/** Each test shows a fault of the installed styles of Payload's admin. It fails when Payload is repaired. */

const css = readSource("@payloadcms/next", "prod/styles.css");

/** The declarations of the rules with exactly this selector; there must be one. */
function rulesOf(selector: string): string {
  const rules = css.split("}").map((rule) => rule.split("{"));
  const found = rules.filter((parts) => parts.at(-2)?.split(";").at(-1) === selector);
  expect(found, selector).not.toEqual([]);
  return found.map((parts) => parts.at(-1)).join(";");
}

const readVariable = (property: string): string =>
  new RegExp(`${property}: ([^;}]*)`).exec(css)?.[1] ?? "";

/** The contrast of a grey of the light theme on white. */
function contrastOf(elevation: string): number {
  const base = readVariable(`--theme-elevation-${elevation}`).replace(/^var\(|\)$/g, "");
  const [red = 0, green = 0, blue = 0] = (readVariable(base).match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test.each([
  ".field-description",
  ".status__label",
  ".view-version__time-elapsed",
  ".version-pill-label-date",
  ".file-field__orText",
  ".file-field__dragAndDropText",
])("%s has too little contrast", (selector) => {
  const { groups } = /color:var\(--theme-elevation-(?<grey>\d+)\)/.exec(rulesOf(selector)) ?? {};
  expect(groups?.["grey"], repaired("low-contrast.css")).toBeDefined();
  expect(contrastOf(groups?.["grey"] ?? ""), repaired("low-contrast.css")).toBeLessThan(4.5);
});

test("sort buttons and actions of a row have no minimum size", () => {
  for (const selector of [".sort-column__button", ".array-actions__button", ".btn--size-small"]) {
    expect(rulesOf(selector), repaired("small-targets.css")).not.toMatch(/min-(width|height)/);
  }
});

test("the title, the status and the file name of a record are cut off", () => {
  expect(rulesOf(".doc-header__title"), repaired("cut-off-texts.css")).toContain(
    "white-space:nowrap;overflow:hidden;text-overflow:ellipsis",
  );
  expect(rulesOf(".doc-controls__content"), repaired("cut-off-texts.css")).toContain(
    "overflow:hidden",
  );
  expect(
    rulesOf(".file-meta__size-type,.file-meta__url a"),
    repaired("cut-off-texts.css"),
  ).toContain("white-space:nowrap");
});

test("the form for crop and focal point is hidden on a phone", () => {
  expect(rulesOf(".file-field__edit"), repaired("narrow-screens.css")).toContain("display:none");
});

test("errors of fields are hidden on narrow screens, and cut off on others", () => {
  expect(css, repaired("hidden-errors.css")).toContain(
    "@media(max-width:1024px){.tooltip{display:none}}",
  );
  expect(rulesOf(".tooltip .tooltip-content"), repaired("hidden-errors.css")).toContain(
    "text-overflow:ellipsis",
  );
});

test("the preview stays next to the form, and controls do not wrap", () => {
  expect(rulesOf(".live-preview-window"), repaired("narrow-screens.css")).toContain(
    "position:sticky",
  );
  expect(rulesOf(".doc-controls__controls"), repaired("narrow-screens.css")).not.toContain(
    "flex-wrap",
  );
});

test("the edge of a crop moves, and its focus has no outline", () => {
  const crop = readSource("react-image-crop", "ReactCrop.css");
  expect(crop.includes("animation:marching-ants"), repaired("animated-crop.css")).toBe(true);
  expect(crop.includes("prefers-reduced-motion"), repaired("animated-crop.css")).toBe(false);
  const focus = ".ReactCrop__crop-selection:focus{outline:none";
  expect(crop.includes(focus), repaired("hidden-focus.css")).toBe(true);
});

test("the frame of a preview is inline, and the heading of the image form does not wrap", () => {
  const frame = rulesOf(".iframe-loader__iframe");
  expect(frame, repaired("cut-off-texts.css")).not.toContain("display");
  const heading = rulesOf(".edit-upload__header h2");
  expect(heading, repaired("cut-off-texts.css")).toContain("text-wrap:nowrap");
});

test("the focus of a checkbox has no outline", () => {
  const focus =
    ".checkbox-input__input:focus,.checkbox-input__input:focus-within,.checkbox-input__input:active";
  expect(rulesOf(focus), repaired("hidden-focus.css")).toContain("outline:0");
});

test("the link editor is only transparent, so the Tab key stops in it", () => {
  const file = "lexical/utils/setFloatingElemPositionForLinkEditor.js";
  const source = readSource("@payloadcms/richtext-lexical", file);
  expect(source, repaired("hidden-controls-in-tab-order.css")).toContain("style.opacity = '0'");
  expect(source, repaired("hidden-controls-in-tab-order.css")).not.toContain("visibility");
});
