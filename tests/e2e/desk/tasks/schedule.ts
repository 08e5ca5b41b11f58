import { openAtDesk } from "../../harness/desk.ts";
import { expect } from "../../harness/fixtures.ts";
import type { Task } from "./task.ts";

export const schedule: Task = {
  slug: "schedule",
  title: "Have something published at a set time",
  hindi: "तय समय पर प्रकाशित कराएँ",
  when: "Results, or a notice, must not be seen before a certain hour.",
  most: { clicks: 4, keys: 40, seconds: 20 },
  steps: [
    "Write the record and press **Save Draft**: what was saved is what the clock will publish.",
    "In the box **At a set time** write the day, day first, and the hour of the school’s clock.",
    "Press **Set the time**. A time that has passed, or a record that the rules would refuse, is told at once. **Take back** undoes it.",
  ],
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
