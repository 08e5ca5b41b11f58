import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { belonging } from "../../src/schools/belonging.ts";
import { tricks } from "./calls.ts";
import { tryOut } from "./try-out.ts";
import { allOfAlpha, betaWord } from "./two-schools.ts";

const lists = Object.keys(belonging);

test("no combination of what stands behind a question mark reaches further", async () => {
  const before = await allOfAlpha();
  const paths = lists.flatMap((list) => [list, `${list}/count`, `${list}/versions`]);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.uniqueArray(fc.constantFrom(...tricks), { minLength: 1, maxLength: 4 }),
      fc.constantFrom("GET", "GET", "GET", "PATCH", "DELETE"),
      async (path, query, method) => {
        const at = method === "GET" ? path : path.split("/")[0];
        const body = method === "PATCH" ? { title: betaWord, name: betaWord } : undefined;
        await tryOut({ method, path: `${at}?${query.join("&")}`, ...(body && { body }) });
      },
    ),
    { numRuns: 150 },
  );
  assert.deepEqual(await allOfAlpha(), before);
});
