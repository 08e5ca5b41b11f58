import assert from "node:assert/strict";
import sharp from "sharp";
import type { SiteProcess } from "../../../tests/e2e/harness/site.ts";
import { type Clerk, uploadPicture } from "../../content-host/test/clerk.ts";
import type { RunningHost } from "../../content-host/test/running-host.ts";

/** A clerk who publishes news with pictures, a site that hands messages on, and one that keeps them. */
export function keepWorking(host: RunningHost, site: SiteProcess, clerk: Clerk) {
  const done = { published: [] as string[], sent: [] as string[], kept: [] as string[] };
  let isOver = false;
  const repeat = async (work: (count: number) => Promise<void>) => {
    for (let count = 1; !isOver; count += 1) await work(count);
  };
  const send = async (url: string, text: string, list: string[]) => {
    const answer = await fetch(`${url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, "idempotency-key": text },
      body: JSON.stringify({ name: "A", email: "a@b.example", message: text, schoolcode: "SGSM" }),
    });
    assert.ok(answer.ok, `a message got ${answer.status}`);
    list.push(text);
    await new Promise((go) => setTimeout(go, 500));
  };
  const all = Promise.all([
    repeat(async (count) => {
      const create = { width: 400, height: 300, channels: 3 as const, background: "#789" };
      const bytes = await sharp({ create }).jpeg().toBuffer();
      const picture = await uploadPicture(clerk, bytes, "busy.jpg");
      const title = `Published while busy ${count}.`;
      const news = { title, school: 1, images: [picture], _status: "published" };
      await clerk.save("POST", "news", news);
      done.published.push(title);
    }),
    repeat((count) => send(host.url, `sent-while-busy-${count}.`, done.sent)),
    repeat((count) => send(site.url, `kept-while-busy-${count}.`, done.kept)),
  ]);
  const stop = () => {
    isOver = true;
    return all;
  };
  return { ...done, stop };
}
