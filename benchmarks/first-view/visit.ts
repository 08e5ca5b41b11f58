import { chromium } from "@playwright/test";

export interface View {
  firstPaint: number;
  largestPaint: number;
  bytes: number;
}

/** A browser in the visitor's place, and the certificate that it takes for good, so that nobody is asked about it. */
export interface Visitor {
  executable: string;
  key: string;
  /** What the page has to come by: "h2", or "h3" where the name server tells of it. */
  protocol: "h2" | "h3";
}

/**
 * One visit with an empty browser: when the first and the largest thing were painted (ms), and what the page itself
 * took on the line. Throws when it came by another protocol, or did not come.
 */
export async function visit({ executable, key, protocol }: Visitor, url: string): Promise<View> {
  const args = [`--ignore-certificate-errors-spki-list=${key}`, "--no-proxy-server"];
  // For QUIC no certificate is taken whose root is not public, but of hosts that are named here. The port is nobody's,
  // so that the name server alone decides what is spoken.
  if (protocol === "h3") args.push(`--origin-to-force-quic-on=${new URL(url).hostname}:1`);
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
    const answer = await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    if (!answer?.ok()) throw new Error(`${url} was answered with ${answer?.status()}.`);
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
    const spoken = await page.evaluate(
      () => performance.getEntriesByType("navigation")[0]?.toJSON().nextHopProtocol,
    );
    if (spoken !== protocol) throw new Error(`${url} came by ${spoken}, not by ${protocol}.`);
    return { ...painted, bytes };
  } finally {
    await browser.close();
  }
}
