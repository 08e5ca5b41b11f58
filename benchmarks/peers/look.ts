import type { Browser } from "@playwright/test";
import { median } from "../visitors/median.ts";

/** A first view: bytes on the line, of them script, and when something is painted over a slow line. */
export type View = { bytes: number; script: number; requests: number; firstPaintMs: number };

/** 150 ms there and back and 1.6 Mbit/s, as emulated by the browser. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
};

export async function look(browser: Browser, url: string, times: number): Promise<View> {
  const paints: number[] = [];
  let [bytes, script, requests] = [0, 0, 0];
  for (let time = 0; time < times; time += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", line);
    const types = new Map<string, string>();
    [bytes, script, requests] = [0, 0, 0];
    devtools.on(
      "Network.responseReceived",
      ({ requestId, type }) => void types.set(requestId, type),
    );
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? "";
      // Pictures differ by content alone.
      if (!["Document", "Script", "Stylesheet", "Fetch", "Other"].includes(type)) return;
      requests += 1;
      bytes += encodedDataLength;
      if (type === "Script") script += encodedDataLength;
    });
    await page.goto(url, { waitUntil: "networkidle" });
    paints.push(
      await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      ),
    );
    await context.close();
  }
  return { bytes, script, requests, firstPaintMs: Math.round(median(paints)) };
}
