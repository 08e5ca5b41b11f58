import { expect } from "../../harness/fixtures.ts";
import type { Task } from "./task.ts";

const oneTime = "a first word for once";
const own = "lamps over seven quiet stairs";

export const signIn: Task = {
  slug: "sign-in",
  title: "Sign in for the first time",
  hindi: "पहली बार साइन-इन करें",
  when: "Somebody who manages people has given you your e-mail address for the desk and a one-time password.",
  most: { clicks: 8, keys: 40, seconds: 30 },
  steps: [
    "Open the address of the desk. Write your e-mail address and the one-time password, and press **Login**.",
    "The one-time password opens nothing but this screen. Choose a password of your own, of at least twelve characters, and write it twice: four or five words that have nothing to do with each other are best.",
    "Press **Save the new password**, and then the school’s sign at the top: the desk is open.",
  ],
  do: async ({ desk, office, hand, tag, next, look }) => {
    const email = `clerk-${tag}@sgc.example`;
    const person = { name: "A new clerk", role: "editor", email, password: oneTime };
    await office.clerk.save("POST", "users", person);
    await desk.context().clearCookies();
    await desk.goto(`${office.host.url}/admin`);
    next();
    await hand.write(desk.locator("#field-email"), email);
    await hand.write(desk.locator("#field-password"), oneTime);
    await look("The first screen of the desk");
    await hand.click(desk.getByRole("button", { name: "Login" }));
    await desk.waitForURL("**/admin/account");
    next();
    await hand.write(desk.getByLabel("New password"), own);
    await hand.write(desk.getByLabel("The same again"), own);
    await look("Your own password");
    next();
    await hand.click(desk.getByRole("button", { name: "Save the new password" }));
    await expect(desk.getByText("The new password is saved.")).toBeVisible();
    await hand.click(desk.locator(".step-nav__home, .step-nav a").first());
    await expect(desk.locator(".desk-today")).toBeVisible();
    await look("The dashboard: what there is to do today");
  },
};
