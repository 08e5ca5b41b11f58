import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { planFiles } from "../test-exports.ts";

/**
 * A folder with public exports that may not be copied here, such as `themeunittestdata.wordpress.xml` of
 * github.com/WordPress/theme-test-data. Without it these tests are skipped.
 */
const folder = process.env["WORDPRESS_EXPORTS"] ?? "";
const files = folder === "" ? [] : globSync("**/*.xml", { cwd: folder });

describe.skipIf(files.length === 0)("public exports of WORDPRESS_EXPORTS", () => {
  test.each(files)("%s has a fate for every item, or one plain message", async (name) => {
    const file = join(folder, name);
    const plan = await planFiles([file]).catch((error: Error) => error);
    if (plan instanceof Error) {
      expect(plan.message).toMatch(/^[^\n]+, line \d+: this is not a WordPress export\.[^\n]+$/);
      return;
    }
    const count = readFileSync(file, "utf8").split(/<item[\s>]/).length - 1;
    expect([plan.summary.came, plan.items.length]).toEqual([count, count]);
  });

  const themeData = files.find((name) =>
    basename(name).endsWith("themeunittestdata.wordpress.xml"),
  );
  test.skipIf(!themeData || !existsSync(join(folder, themeData)))(
    "98 % of the words of the theme test data are found, and a wrong gallery gives a warning",
    async () => {
      const { items } = await planFiles([join(folder, themeData ?? "")]);
      const words = items.map(({ completeness }) => completeness.words);
      const sum = (name: "old" | "found") => words.reduce((total, share) => total + share[name], 0);
      expect(sum("old")).toBeGreaterThan(10_000);
      expect(sum("found") / sum("old")).toBeGreaterThan(0.98);
      const tiled = items.find(({ title }) => title === "Post Format: Gallery (Tiled)");
      expect(tiled?.warnings[0]).toBe("A gallery has pictures that are not in the export: 763.");
    },
  );
});
