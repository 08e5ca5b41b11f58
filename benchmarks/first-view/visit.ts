import { chromium } from "@playwright/test";

export type View = { firstPaint: number; largestPaint: number; bytes: number };

/**
 * One visit with an empty browser: when the first and the largest thing were painted (ms), and what the page itself
 * took on the line. `key` is the certificate's, so that nobody has to be asked twice about it.
 */
export async function visit(executable: string, key: string, url: string): Promise<View> {
  const args = [`--ignore-certificate-errors-spki-list=${key}`, "--no-proxy-server"];
  const browser = await chromium.launch({ executablePath: executable, args });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const session = await page.context().newCDPSession(page);
    let document = "";
    let bytes = 0;
    await session.send("Network.enable");
    session.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Document") document ||= requestId;
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (requestId === document) bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    const painted = await page.evaluate(
      () =>
        new Promise<{ firstPaint: number; largestPaint: number }>((done) => {
          let largestPaint = 0;
          new PerformanceObserver((list) => {
            largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
          }).observe({ type: "largest-contentful-paint", buffered: true });
          const look = () => {
            const [first] = performance.getEntriesByName("first-contentful-paint");
            if (first && largestPaint) done({ firstPaint: first.startTime, largestPaint });
            else setTimeout(look, 50);
          };
          look();
        }),
    );
    return { ...painted, bytes };
  } finally {
    await browser.close();
  }
}
