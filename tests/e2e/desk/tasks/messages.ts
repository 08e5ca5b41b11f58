import { readFile } from "node:fs/promises";
import { type Office, openAtDesk } from "../../harness/desk.ts";
import { expect } from "../../harness/fixtures.ts";
import type { Task } from "./task.ts";

export const messages: Task = {
  slug: "messages",
  most: { clicks: 4, keys: 75, seconds: 20 },
  do: async ({ desk, office, hand, tag, next, look }) => {
    const name = `A parent ${tag}`;
    await leaveMessage(office, { name, message: "=1+1 When does the term begin?" });
    await openAtDesk(desk, office, "");
    next();
    await hand.click(desk.getByRole("link", { name: /^Open the inbox/ }));
    await hand.click(
      desk
        .getByRole("row", { name: new RegExp(name) })
        .getByRole("link")
        .first(),
    );
    next();
    const answer = desk.getByRole("link", { name: "Answer in your mail program" });
    await expect(answer).toHaveAttribute("href", /^mailto:p%40home\.example\?.*When/);
    next();
    await hand.click(desk.getByRole("button", { name: "Mark as dealt with" }));
    await expect(desk.getByText("Dealt with by School office")).toBeVisible();
    await look("A message that was dealt with");
  },
};

export const exported: Task = {
  slug: "export",
  most: { clicks: 1, keys: 20, seconds: 10 },
  do: async ({ desk, office, hand, tag, next, look }) => {
    await openAtDesk(desk, office, "/collections/contact-messages");
    next();
    await look("The inbox");
    const [file] = await Promise.all([
      desk.waitForEvent("download"),
      hand.click(desk.getByRole("link", { name: "Save the list as a table" })),
    ]);
    expect(file.suggestedFilename()).toMatch(/^contact-messages-.*\.csv$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(`A parent ${tag}`);
    expect(text).toContain(",'=1+1 When does the term begin?");
  },
};

/** A visitor's message to the office, as the website hands it over. Returns its id at the desk. */
async function leaveMessage(
  { host }: Office,
  words: { name: string; message: string },
): Promise<number> {
  const sent = await fetch(`${host.url}/api/form/SGSM/CF`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-content-host-token": host.env["CONTENT_HOST_TOKEN"] ?? "",
    },
    body: JSON.stringify({ ...words, email: "p@home.example", schoolcode: "SGSM" }),
  });
  expect(sent.status).toBe(201);
  const { id } = await sent.json();
  return id;
}
