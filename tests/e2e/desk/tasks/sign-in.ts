import { expect } from "../../harness/fixtures.ts";
import type { Task } from "./task.ts";

const oneTime = "a first word for once";
const own = "lamps over seven quiet stairs";

export const signIn: Task = {
  slug: "sign-in",
  most: { clicks: 8, keys: 40, seconds: 30 },
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
