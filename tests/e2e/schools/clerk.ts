import type { Page } from "@playwright/test";
import type { Hand } from "./hand.ts";
import type { InventedSchool, Text } from "./school.ts";
import type { Stage } from "./stage.ts";

const ownPassword = "seven lamps over quiet stairs";

/** Between two letters of a quick hand: some thirty a second. */
const LETTER_MS = 33;

/** A clerk, in front of a browser. */
type Clerk = { desk: Page; hand: Hand };

/** From the first password to a home page that is right. */
export async function makeHome(clerk: Clerk, stage: Stage, school: InventedSchool): Promise<void> {
  await signIn(clerk, stage);
  await begin(clerk, school);
  for (const [slug, screen] of Object.entries(school.screens)) {
    await openScreen(clerk, slug);
    await clerk.hand.fill(screen);
    await publish(clerk, `globals/${slug}`);
  }
}

/** Then the pages of text, one after the other: written anew, confirmed as they are, added. */
export async function makePages(clerk: Clerk, school: InventedSchool): Promise<void> {
  const kept = school.confirmed.map((title): [string, Text] => [title, {}]);
  for (const [title, text] of [...Object.entries(school.written), ...kept]) {
    await openPage(clerk, title);
    await clerk.hand.fill({ isHidden: false });
    await writeText(clerk, text);
    await publish(clerk, "pages");
  }
  for (const text of school.added) {
    await clerk.hand.click(clerk.desk.locator("#nav-pages"));
    await clerk.desk.waitForURL("**/collections/pages*");
    await clerk.hand.click(clerk.desk.locator('a[href$="/collections/pages/create"]').first());
    await clerk.desk.waitForURL("**/collections/pages/create");
    await clerk.desk.waitForLoadState("networkidle");
    await writeText(clerk, text);
    await publish(clerk, "pages");
    // The desk goes on to the new page by itself, and would go there after the next press, too.
    await clerk.desk.waitForURL(/collections\/pages\/\d+/);
  }
}

/** With the one-time password, and then an own one. */
async function signIn({ desk, hand }: Clerk, { deskUrl, admin }: Stage): Promise<void> {
  await desk.goto(`${deskUrl}/admin`);
  await hand.write(desk.locator("#field-email"), admin.email);
  await hand.write(desk.locator("#field-password"), admin.password);
  await hand.click(desk.getByRole("button", { name: "Login" }));
  await desk.waitForURL("**/admin/account");
  await hand.write(desk.getByLabel("New password"), ownPassword);
  await hand.write(desk.getByLabel("The same again"), ownPassword);
  await hand.click(desk.getByRole("button", { name: "Save the new password" }));
  await desk.getByText("The new password is saved.").waitFor();
  await hand.click(desk.locator(".step-nav__home, .step-nav a").first());
}

/** Says that this is to be the own school, and who it is: what is the sample's goes. */
async function begin({ desk, hand }: Clerk, { begins }: InventedSchool): Promise<void> {
  await hand.click(desk.getByRole("button", { name: "My school" }));
  await hand.write(desk.getByLabel("The school’s name"), begins.name);
  await hand.write(desk.getByLabel("Your e-mail address"), begins.email);
  await hand.click(desk.getByRole("button", { name: "Take the sample away" }));
  const list = desk.getByRole("heading", { name: /^Your school: \d+ of \d+$/ });
  await list.waitFor({ timeout: 180_000 });
}

async function openScreen({ desk, hand }: Clerk, slug: string): Promise<void> {
  await hand.click(desk.locator(`#nav-global-${slug}`));
  await desk.waitForURL(`**/globals/${slug}`);
  await desk.getByRole("button", { name: "Publish changes" }).waitFor();
  await desk.waitForLoadState("networkidle");
}

async function openPage({ desk, hand }: Clerk, title: string): Promise<void> {
  await hand.click(desk.locator("#nav-pages"));
  await desk.waitForURL("**/collections/pages*");
  await hand.write(desk.locator(".search-filter input"), title);
  await desk.waitForURL(/search=/);
  await hand.click(desk.getByRole("link", { name: title, exact: true }));
  await desk.waitForURL(/collections\/pages\/\d+/);
  await desk.waitForLoadState("networkidle");
}

/** The editor knows headings and lists by the signs before them, as they are typed; an empty line ends a list. */
async function writeText({ desk, hand }: Clerk, { body, ...text }: Text): Promise<void> {
  await hand.fill(text);
  if (!body) return;
  hand.done.fields += 1;
  await desk.locator(".rich-text-lexical [contenteditable=true]").first().click();
  await desk.keyboard.press("ControlOrMeta+a");
  await desk.keyboard.press("Backspace");
  let before = "";
  for (const [index, line] of body.entries()) {
    const [, sign = "", words = ""] = /^((?:## |- )?)(.*)$/.exec(line) ?? [];
    if (index > 0) await desk.keyboard.press("Enter");
    if (before === "- " && sign !== before) await desk.keyboard.press("Enter");
    if (sign !== "- " || before !== sign) await desk.keyboard.type(sign);
    // Letters that the robot has no key for are put in at once, and an emptied editor is not ready for the second.
    await desk.keyboard.type(words, { delay: index === 0 ? LETTER_MS : 0 });
    before = sign;
  }
}

/** Presses the button that puts a screen on the website, and waits until the desk has said yes. */
async function publish({ desk, hand }: Clerk, path: string): Promise<void> {
  const answer = desk.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.startsWith(`/cms-api/${path}`) &&
      ["POST", "PATCH"].includes(response.request().method()),
    { timeout: 20_000 },
  );
  const button = desk.getByRole("button", { name: "Publish changes" });
  const [response] = await Promise.all([answer, hand.click(button)]);
  if (!response.ok()) throw new RefusedError(path, await response.text());
}

class RefusedError extends Error {
  override readonly name = "RefusedError";
  constructor(path: string, answer: string) {
    super(`The desk does not publish ${path}, so the school cannot be made: ${answer}`);
  }
}
