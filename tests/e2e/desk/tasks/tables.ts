import { readFile } from "node:fs/promises";
import { openAtDesk } from "../../harness/desk.ts";
import { expect } from "../../harness/fixtures.ts";
import { type Stage, shows, type Task } from "./task.ts";

type File = { name: string; mimeType: string; buffer: Buffer };

const csv = (rows: string[], encoding: BufferEncoding): File => ({
  name: "table.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\ufeff${rows.join("\n")}`, encoding),
});

/** With Hindi and semicolons, in the UTF-16 that some programs write. */
const toppersOf = (tag: string): File => {
  const pupils = Array.from(
    { length: 30 },
    (_, index) => `छात्र ${index + 1} ${tag};XII;2025-26;${60 + index};Science;Mother;1/4/2026`,
  );
  const head = "Name;Class;Session;Marks;Stream;Consent;Consent date";
  return csv([head, ...pupils], "utf16le");
};

/** Each way of doing the task has a month of its own. */
const menusOf = (tag: string): File => {
  const month = { mouse: 9, keys: 10 }[tag] ?? 8;
  const days = Array.from({ length: 30 }, (_, day) => `${day + 1}/${month}/2026,राजमा,Rice`);
  return csv(["Date,Lunch,Dinner", ...days], "utf8");
};

async function bring({ desk, hand, next, look }: Stage, file: File): Promise<void> {
  next();
  await hand.choose(desk.getByLabel("Choose a table (XLSX or CSV)"), file);
  await hand.click(desk.getByRole("button", { name: "Look through" }));
  await expect(desk.getByText("Everything is in order")).toBeVisible();
  await look("What the table would change");
  next();
  await hand.click(desk.getByRole("button", { name: "Import", exact: true }));
  await expect(desk.getByText("Imported.")).toBeVisible({ timeout: 30_000 });
}

export const toppers: Task = {
  slug: "import",
  most: { clicks: 5, keys: 20, seconds: 20 },
  do: async (stage) => {
    const { desk, office, next } = stage;
    await openAtDesk(desk, office, "/import?into=toppers");
    next();
    await bring(stage, toppersOf(stage.tag));
  },
  afterwards: async (stage) => {
    await shows(stage, "/TopperXII", `30 ${stage.tag}`);
    const { desk } = stage;
    const [file] = await Promise.all([
      desk.waitForEvent("download"),
      desk.getByRole("link", { name: "A table to fill in" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("toppers.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toMatch(/^\ufeffName,Class,Session,Marks,Stream,Consent given by,/);
  },
};

export const menus: Task = {
  slug: "menu",
  most: { clicks: 6, keys: 20, seconds: 20 },
  do: async (stage) => {
    const { desk, office, hand, tag, next } = stage;
    await openAtDesk(desk, office, "/import?into=toppers");
    next();
    await hand.select(desk.getByLabel("Into"), "Weekly menus");
    await bring(stage, menusOf(tag));
  },
};
