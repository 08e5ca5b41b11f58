import { holdRequests } from "../../../scripts/hold-requests.ts";
import { deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";

test("a press while the screen is still coming up waits until its button does something", async ({
  desk,
  office,
}) => {
  const { clerk, host } = office;
  const notice = { title: "By the clock", school: 1, _status: "draft" };
  const { id } = await clerk.save("POST", "notices?draft=true", notice);
  const goOn = await holdRequests(desk, /_next\/static\/.*\.js/);
  await desk.goto(`${host.url}/admin`, { waitUntil: "commit" });
  await desk.getByRole("link", { name: "New event" }).click();
  await desk.waitForURL("**/collections/events/create", { waitUntil: "commit" });
  await desk.goto(`${host.url}/admin/collections/notices/${id}`, { waitUntil: "commit" });
  const button = desk.getByRole("button", { name: "Set the time" });
  await button.waitFor();
  const pressed = button.click();
  goOn();
  await pressed;
  await expect(desk.getByText("Please give the day")).toBeVisible();
});
