import assert from "node:assert/strict";
import sharp from "sharp";
import { type Editor, uploadPicture } from "./editor.ts";
import type { RunningCms } from "./running-cms.ts";

/** Opens each page that needs e-mail on a CMS without it, and fails when one has no notice. */
export async function expectMailNotices(cms: RunningCms, admin: Editor): Promise<void> {
  const create = { width: 40, height: 30, channels: 3, background: "#789" } as const;
  const picture = await uploadPicture(admin, await sharp({ create }).jpeg().toBuffer(), "a.jpg");
  const { filename } = await (await admin.ask("GET", `media/${picture}`)).json();
  const sent = await fetch(`${cms.url}/api/form/SGSM/CF`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "A Mother",
      email: "mother@home.example",
      message: `Please remove /SubGallery?id=1&photo=${filename}`,
      schoolcode: "SGSM",
    }),
  });
  const { id } = await sent.json();
  const screens: [path: string, pattern: RegExp][] = [
    ["/collections/contact-messages", /E-mail is not set up, so there are no notifications/],
    [`/collections/contact-messages/${id}`, /no e-mail is sent automatically/],
    ["/globals/message-notifications", /E-mail is not set up, so the website offers/],
    ["/collections/campaigns", /E-mail is not set up, so the website offers/],
    ["/collections/campaigns/create", /E-mail is not set up, so the website offers/],
    ["/collections/subscribers", /E-mail is not set up, so the website offers/],
    ["/collections/payload-jobs", /E-mail is not set up, so the website offers/],
    ["/collections/users", /This CMS does not send e-mail/],
    ["/collections/users/create", /Give this user the one-time password yourself/],
  ];
  const headers = { cookie: admin.cookie, "sec-fetch-site": "none" };
  for (const [path, pattern] of screens) {
    const screen = await fetch(`${cms.url}/admin${path}`, { headers });
    assert.match((await screen.text()).replaceAll("<!-- -->", ""), pattern, path);
  }
}
