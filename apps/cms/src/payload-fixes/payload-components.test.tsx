import type * as PayloadUi from "@payloadcms/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { ignoreStyles } from "./test-ignore-styles.ts";
import { readSource, repaired } from "./test-repaired.ts";

/** Each test shows a fault of the installed components of Payload's admin. It fails when Payload is repaired. */

ignoreStyles();
let ui: typeof PayloadUi;
beforeAll(async () => {
  ui = await import("@payloadcms/ui");
});

const readUi = (file: string) => readSource("@payloadcms/ui", `${file}.js`);
const readNext = (file: string) => readSource("@payloadcms/next", `${file}.js`);
const readEditor = (file: string) => readSource("@payloadcms/richtext-lexical", `${file}.js`);

test("a checkbox is labelled by an element that does not exist, and has no name", () => {
  const Label = <ui.FieldLabel label="Shown" path="isShown" />;
  const html = renderToStaticMarkup(
    <ui.CheckboxInput id="field-isShown" name="isShown" Label={Label} onToggle={() => {}} />,
  );
  const { groups } = /aria-label="" aria-labelledby="(?<id>[^"]*)"/.exec(html) ?? {};
  expect(groups?.["id"], repaired("checkbox-label-missing.tsx")).toBe("isShown");
  expect(html, repaired("checkbox-label-missing.tsx")).not.toContain('id="isShown"');
  expect(html, repaired("references-to-missing-ids.ts")).not.toContain('id="isShown"');
});

test("the label of a rich text is for an id that no control has", () => {
  const html = renderToStaticMarkup(<ui.FieldLabel label="Text" path="text" />);
  expect(html).toContain('<label class="field-label" for="field-text">');
  const label =
    "Label || /*#__PURE__*/_jsx(FieldLabel, { label: label, localized: localized, path: path";
  const editor = readEditor("field/Field");
  expect(editor, repaired("rich-text-label-for-nothing.tsx")).toContain(label);
  expect(editor, repaired("rich-text-label-for-nothing.tsx")).not.toContain("generateFieldID");
});

test.each<[string, () => React.JSX.Element]>([
  ["the pages of a list", () => <ui.Pagination hasNextPage hasPrevPage page={2} totalPages={3} />],
  ["copying", () => <ui.CopyToClipboard value="a" />],
  ["a menu", () => <ui.Popup button={<ui.MoreIcon />}>Menu</ui.Popup>],
  ["choosing a row", () => <ui.SelectRow rowData={{ id: "1" } as never} />],
])("a control without text has no name: %s", (_, render) => {
  const html = renderToStaticMarkup(render());
  const unnamed = /<(button|input)(?![^>]*aria-label="[^"])[^>]*>(<svg|<span class="checkbox)/;
  expect(html, repaired("controls-without-names.ts")).toMatch(unnamed);
});

test("icons are not hidden from screen readers", () => {
  const html = renderToStaticMarkup(<ui.ChevronIcon />);
  expect(html, repaired("icons-for-screen-readers.ts")).not.toMatch(/aria-|role=/);
});

test("a column's sort button is named with an object", () => {
  const name = 't("general:sortByLabelDirection", { direction: t("general:ascending"), label })';
  expect(readUi("elements/SortColumn/index"), repaired("sort-labels-of-objects.ts")).toContain(
    name,
  );
});

test("the button for a new record has a name that lacks its text", () => {
  const button = readUi("elements/ListHeader/TitleActions/ListCreateNewDocButton");
  const name = '"aria-label": t("general:createNewLabel"';
  expect(button, repaired("names-unlike-texts.ts")).toContain(name);
  expect(button, repaired("names-unlike-texts.ts")).toContain('t("general:createNew")');
});

test("the tabs of a record are a list without items", () => {
  const tabs = readNext("elements/DocumentHeader/Tabs/index");
  expect(tabs, repaired("lists-of-other-elements.ts")).toContain('_jsx("ul"');
  const tab = readNext("elements/DocumentHeader/Tabs/Tab/TabLink");
  expect(tab, repaired("lists-of-other-elements.ts")).not.toContain('"li"');
});

test("pages have no main landmark before sign-in, and no role of menus and radio buttons", () => {
  const page = readNext("templates/Minimal/index");
  expect(page, repaired("missing-landmarks.ts")).not.toContain('"main"');
  const menu = readUi("elements/Popup/index");
  const content = '"data-popup-id": id || undefined, ref: popupRef, children:';
  expect(menu, repaired("missing-landmarks.ts")).toContain(content);
  const radios = readUi("fields/RadioGroup/index");
  expect(radios, repaired("missing-landmarks.ts")).not.toMatch(/radiogroup|fieldset/);
});

test("the list of a collection has no main landmark", () => {
  const list = readUi("views/List/index");
  expect(list, repaired("list-without-main.tsx")).not.toContain('"main"');
});

test("a form is a main landmark, also in a drawer", () => {
  const form = readUi("views/Edit/index");
  expect(form, repaired("form-with-main-in-drawer.tsx")).toContain('_jsx("main"');
});

test("the alternative text of a thumbnail is the file name next to it", () => {
  const thumbnail = readUi("elements/Thumbnail/index");
  expect(thumbnail, repaired("thumbnail-alt-repeats-name.tsx")).toContain("alt: alt || filename");
  const cell = readUi("elements/Table/DefaultCell/fields/File/index");
  expect(cell, repaired("thumbnail-alt-repeats-name.tsx")).not.toContain("alt:");
});

test("a response about a new row replaces what was typed into it meanwhile", async () => {
  const { href } = new URL(
    "../../forms/Form/mergeServerFormState.js",
    import.meta.resolve("@payloadcms/ui"),
  );
  const { mergeServerFormState } = await import(href);
  const merged = mergeServerFormState({
    currentState: { "hours.0.class": { value: "typed", isModified: true } },
    incomingState: { "hours.0.class": { value: undefined, addedByServer: true } },
  });
  const { value } = merged["hours.0.class"];
  expect(value, repaired("late-form-state.tsx")).toBeUndefined();
});

test("saving a draft disables the form until the response arrives", () => {
  const save =
    "await submit({ action, method, overrides: { _status: 'draft' }, skipValidation: true });";
  const button = readUi("elements/SaveDraftButton/index");
  expect(button, repaired("save-locks-form.tsx")).toContain(save);
  const form = readUi("forms/Form/index");
  expect(form, repaired("save-locks-form.tsx")).toContain("disableFormWhileProcessing = true");
});

test("unpublishing resets the form without reading the response", () => {
  const reset = "void resetForm({ ...(dataFromProps || {}), _status: 'draft' });";
  const button = readUi("elements/UnpublishButton/index");
  expect(button, repaired("unpublish-resets-form.tsx")).toContain(reset);
});

test("the text of an editor gets into the form when the browser is idle", () => {
  const update = "void runDeprioritized(updateFieldValue);";
  const editor = readEditor("field/Field");
  expect(editor, repaired("rich-text-written-late.tsx")).toContain(update);
});

test("the Tab key indents in an editor", () => {
  const plugin = readEditor("features/indent/client/IndentPlugin");
  expect(plugin, repaired("tab-key-trapped.tsx")).toContain("_jsx(TabIndentationPlugin, {})");
});
