import { type Office, openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";
import { saysLate } from "./says-late.ts";

type Timings = { rows: { classes: string; time: string }[]; note: string };

const screen = "globals/call-timings";
const timesOf = (classes: string, note: string) => ({
  rows: [{ classes, time: "9:35 to 10:20 AM" }],
  note,
  _status: "published",
});

const publish = ({ clerk }: Office, classes: string, note: string) =>
  clerk.ask("POST", screen, timesOf(classes, note));

const shown = async ({ clerk }: Office): Promise<Timings> =>
  (await clerk.ask("GET", `${screen}?depth=0`)).json();

test("whoever saves a screen of the school that somebody else has saved meanwhile sees both texts, and takes over a list or a sentence", async ({
  desk,
  office,
}) => {
  await publish(office, "Class XI", "Before both");
  await openAtDesk(desk, office, `/${screen}`);
  const note = desk.getByLabel("Sentence below the table");
  await publish(office, "Class XII", "Theirs");
  // Whoever presses at once has the answer about the last key come after the refusal.
  await saysLate(desk, "**/admin/globals/call-timings", 1_500);
  const checked = desk.waitForRequest(
    (sent) => sent.method() === "POST" && sent.url().includes(screen),
  );
  await note.fill("Mine");
  await checked;
  await desk.getByRole("button", { name: "Publish changes" }).click();
  const both = desk.getByRole("alert", { name: "Two texts" });
  const line = (name: string) => both.getByRole("row", { name });
  await expect(line("Sentence below the table")).toContainText(/Theirs.*Mine/s);
  await expect(line("Timings")).toContainText(/Class XII,.*Class XI,/s);
  expect((await shown(office)).note).toBe("Theirs");

  await line("Timings").getByRole("button", { name: "Take this" }).click();
  await expect(desk.locator("#field-rows__0__classes")).toHaveValue("Class XII");
  await expect(note).toHaveValue("Mine");
  await both.getByRole("button", { name: "Go on with what stands in the form" }).click();
  await desk.getByRole("button", { name: "Publish changes" }).click();
  await expect.poll(async () => (await shown(office)).note).toBe("Mine");
  expect((await shown(office)).rows).toMatchObject([{ classes: "Class XII" }]);
});

test("an earlier state of a screen names what would come back, and comes back as a draft", async ({
  desk,
  office,
}) => {
  await publish(office, "Class IX", "The earlier words");
  await publish(office, "Class X", "The present words");
  await openAtDesk(desk, office, `/${screen}/versions`);
  await desk.locator(".desk-states tbody tr").nth(1).getByRole("link").click();
  await desk.getByRole("button", { name: "Bring this state back as a draft" }).click();
  const question = desk.getByRole("dialog");
  await expect(question).toContainText(/Timings\s*Class X,.*→ Class IX,/s);
  await expect(question).toContainText(
    /Sentence below the table\s*The present words → The earlier words/,
  );
  await question.getByRole("button", { name: "Make the draft" }).click();
  await expect(desk.getByLabel("Sentence below the table")).toHaveValue("The earlier words");
  expect(await shown(office)).toMatchObject({ note: "The present words" });

  const { docs } = await (await office.clerk.ask("GET", `${screen}/versions?depth=0`)).json();
  const past = await office.clerk.ask("POST", `${screen}/versions/${docs.at(-1).id}?draft=true`);
  expect(past.status).toBe(400);
  expect(await shown(office)).toMatchObject({ note: "The present words" });
});

test("an earlier state of a record names what would come back", async ({ desk, office }) => {
  const { id } = await office.clerk.save("POST", "news", { title: "Earlier", school: 1 });
  await office.clerk.save("PATCH", `news/${id}`, { title: "Present", description: "New words" });
  await openAtDesk(desk, office, `/collections/news/${id}/versions`);
  await desk.locator(".desk-states tbody tr").nth(1).getByRole("link").click();
  await desk.getByRole("button", { name: "Bring this state back as a draft" }).click();
  const question = desk.getByRole("dialog");
  await expect(question).toContainText("Present → Earlier");
  await expect(question).toContainText("New words → empty");
});
