import type { Page } from "@playwright/test";
import type { Form } from "./form.ts";
import type { InventedSchool, Text } from "./school.ts";

export type Installation = {
  deskUrl: string;
  siteUrl: string;
  admin: { email: string; password: string };
  stop: () => Promise<void>;
};

const ownPassword = "seven lamps over quiet stairs";

/** Between two letters of a quick typist: some thirty a second. */
const LETTER_MS = 33;

/** A clerk, in front of a browser. */
type Clerk = { desk: Page; form: Form };

/** From the first password to a home page that is right. */
export async function makeHome(
  clerk: Clerk,
  installation: Installation,
  school: InventedSchool,
): Promise<void> {
  await signIn(clerk, installation);
  await begin(clerk, school);
  for (const [slug, screen] of Object.entries(school.screens)) {
    await openScreen(clerk, slug);
    await clerk.form.fill(screen);
    await publish(clerk, `globals/${slug}`);
  }
}

/** Then the pages of text, one after the other: written anew, confirmed as they are, added. */
export async function makePages(clerk: Clerk, school: InventedSchool): Promise<void> {
  const kept = school.confirmed.map((title): [string, Text] => [title, {}]);
  for (const [title, text] of [...Object.entries(school.written), ...kept]) {
    await openPage(clerk, title);
    await clerk.form.fill({ isHidden: false });
    await writeText(clerk, text);
    await publish(clerk, "pages");
  }
  for (const text of school.added) {
    await clerk.form.click(clerk.desk.locator("#nav-pages"));
    await clerk.desk.waitForURL("**/collections/pages*");
    await clerk.form.click(clerk.desk.locator('a[href$="/collections/pages/create"]').first());
    await clerk.desk.waitForURL("**/collections/pages/create");
    await clerk.desk.waitForLoadState("networkidle");
    await writeText(clerk, text);
    await publish(clerk, "pages");
    // The desk goes on to the new page by itself, and would go there after the next press, too.
    await clerk.desk.waitForURL(/collections\/pages\/\d+/);
  }
}

/** With the one-time password, and then an own one. */
async function signIn({ desk, form }: Clerk, { deskUrl, admin }: Installation): Promise<void> {
  await desk.goto(`${deskUrl}/admin`);
  await form.write(desk.locator("#field-email"), admin.email);
  await form.write(desk.locator("#field-password"), admin.password);
  await form.click(desk.getByRole("button", { name: "Login" }));
  await desk.waitForURL("**/admin/account");
  await form.write(desk.getByLabel("New password"), ownPassword);
  await form.write(desk.getByLabel("The same again"), ownPassword);
  await form.click(desk.getByRole("button", { name: "Save the new password" }));
  await desk.getByText("The new password is saved.").waitFor();
  await form.click(desk.locator(".step-nav__home, .step-nav a").first());
}

/** Says that this is to be the own school, and who it is: what is the sample's goes. */
async function begin({ desk, form }: Clerk, { begins }: InventedSchool): Promise<void> {
  await form.click(desk.getByRole("button", { name: "My school" }));
  await form.write(desk.getByLabel("The school’s name"), begins.name);
  await form.write(desk.getByLabel("Your e-mail address"), begins.email);
  await form.click(desk.getByRole("button", { name: "Take the sample away" }));
  const list = desk.getByRole("heading", { name: /^Your school: \d+ of \d+$/ });
  await list.waitFor({ timeout: 180_000 });
}

async function openScreen({ desk, form }: Clerk, slug: string): Promise<void> {
  await form.click(desk.locator(`#nav-global-${slug}`));
  await desk.waitForURL(`**/globals/${slug}`);
  await desk.getByRole("button", { name: "Publish changes" }).waitFor();
  await desk.waitForLoadState("networkidle");
}

async function openPage({ desk, form }: Clerk, title: string): Promise<void> {
  await form.click(desk.locator("#nav-pages"));
  await desk.waitForURL("**/collections/pages*");
  await form.write(desk.locator(".search-filter input"), title);
  await desk.waitForURL(/search=/);
  await form.click(desk.getByRole("link", { name: title, exact: true }));
  await desk.waitForURL(/collections\/pages\/\d+/);
  await desk.waitForLoadState("networkidle");
}

/** The editor knows headings and lists by the signs before them, as they are typed; an empty line ends a list. */
async function writeText({ desk, form }: Clerk, { body, ...text }: Text): Promise<void> {
  await form.fill(text);
  if (!body) return;
  form.done.fields += 1;
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
async function publish({ desk, form }: Clerk, path: string): Promise<void> {
  const answer = desk.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.startsWith(`/cms-api/${path}`) &&
      ["POST", "PATCH"].includes(response.request().method()),
    { timeout: 20_000 },
  );
  const button = desk.getByRole("button", { name: "Publish changes" });
  const [response] = await Promise.all([answer, form.click(button)]);
  if (!response.ok()) throw new Error(`The CMS refuses ${path}: ${await response.text()}`);
}
