import { openAtDesk } from "../../harness/desk.ts";
import { expect } from "../../harness/fixtures.ts";
import type { Task } from "./task.ts";

export const schedule: Task = {
  slug: "schedule",
  most: { clicks: 4, keys: 40, seconds: 20 },
  do: async ({ desk, office, hand, tag, next, look }) => {
    const draft = { title: `Results of the quiz (${tag})`, school: 1, _status: "draft" };
    const { id } = await office.clerk.save("POST", "notices?draft=true", draft);
    await openAtDesk(desk, office, `/collections/notices/${id}`);
    next();
    const box = desk.getByRole("region", { name: "At a set time" });
    next();
    await hand.write(box.getByLabel("On"), "05/12/2030");
    await hand.write(box.getByLabel("At"), "9:30");
    await look("A time for publishing");
    next();
    await hand.click(box.getByRole("button", { name: "Set the time" }));
    await expect(box.getByText("Publish on 5 December 2030, 09:30")).toBeVisible();
    await look("The time is set");
  },
};
