import type { FormState } from "payload";
import { expect, test } from "vitest";
import { ignoreStyles } from "./test-ignore-styles.ts";

ignoreStyles();
const { mergeFormState } = await import("./late-form-state.tsx");

const line = (value?: string): FormState => ({
  hours: { value: 1, rows: [{ id: "a1", collapsed: true }] },
  "hours.0.class": { value, initialValue: value, addedByServer: true },
});

test("a second response about a new row does not replace its input", () => {
  const addedFields = new Set<string>();
  const request = { formState: { hours: { value: 1, rows: [{ id: "a1" }] } } };
  const first = mergeFormState(line("IX"), request, addedFields);
  expect(first["hours.0.class"]).toEqual({ value: "IX", initialValue: "IX", addedByServer: true });
  expect(mergeFormState(line(), request, addedFields)["hours.0.class"]).toEqual({});
});

test("a new row at the same index is not an earlier row", () => {
  const addedFields = new Set<string>();
  mergeFormState(line("IX"), { formState: {} }, addedFields);
  const other = { ...line("X"), hours: { value: 1, rows: [{ id: "b2" }] } };
  expect(mergeFormState(other, { formState: {} }, addedFields)["hours.0.class"]?.value).toBe("X");
});

test("a new row stays open when its response arrives", () => {
  expect(mergeFormState(line(), { formState: {} }, new Set())["hours"]?.rows).toEqual([
    { id: "a1" },
  ]);
});

test("the response to a save changes only the values that the server has changed", () => {
  const sent = { text: { value: { a: 1, b: [2] } }, address: { value: "/Pool" }, lead: {} };
  const response = {
    text: { value: { b: [2], a: 1 }, initialValue: { b: [2], a: 1 }, valid: true },
    address: { value: "/pool", initialValue: "/pool" },
    lead: { value: null, initialValue: null },
  };
  expect(mergeFormState(response, { formState: sent, data: {} }, new Set())).toEqual({
    text: { valid: true },
    address: { value: "/pool", initialValue: "/pool" },
    lead: {},
  });
});

test("a form that is filled again takes the whole response", () => {
  const state = line("IX");
  expect(mergeFormState(state, { data: {}, renderAllFields: true }, new Set())).toBe(state);
});
