import type { Payload } from "payload";
import { expect, test } from "vitest";
import { createDocuments } from "./documents.ts";

test("each sample document is a printed page that opens as a PDF, and no two are the same", async () => {
  const taken: { title: string; data: Buffer }[] = [];
  const create = async (o: { data: { title: string }; file: { data: Buffer } }) => ({
    id: taken.push({ title: o.data.title, data: o.file.data }),
  });
  // Only `create` of the whole desk is used.
  const ids = await createDocuments({ create } as unknown as Payload, 1);
  expect(ids).toEqual([1, 2, 3, 4]);
  for (const { title, data } of taken) {
    expect(title).toMatch(/^Sample [a-z]+$/);
    expect(data.toString("latin1", 0, 5)).toBe("%PDF-");
  }
  expect(new Set(taken.map(({ data }) => data.toString("latin1"))).size).toBe(4);
});
