import { chromium } from "@playwright/test";

export interface View {
  firstPaint: number;
  largestPaint: number;
  bytes: number;
  /** What the page came by, as ALPN names it. */
  protocol: string;
}

export interface Visitor {
  /** A browser in the visitor's place. */
  executable: string;
  /** The fingerprint of a certificate that it takes for good, so that nobody is asked about it. */
  key: string;
  /**
   * The host and port that it asks over HTTP/3, as if its name server had told it. For QUIC no certificate is taken
   * whose root is not public, but of a host that is named here.
   */
  quicOn?: string;
}

/** A browser that starts makes its own windows, on the same two processors: nobody visits a page meanwhile. */
const UNTIL_STARTED_MS = 2_000;
/** A page of another website, which is on no line. */
const ELSEWHERE = "http://elsewhere.test/";

/**
 * One visit with an empty browser, by a link on another website, as most people come: when the first and the largest
 * thing were painted (ms), what the page itself took on the line, and how it came. Throws when it did not come. (From
 * an empty window Chromium needs another process for a page with an opener policy, and 110 ms for that.)
 */
export async function visit({ executable, key, quicOn }: Visitor, url: string): Promise<View> {
  const args = [`--ignore-certificate-errors-spki-list=${key}`, "--no-proxy-server"];
  if (quicOn) args.push(`--origin-to-force-quic-on=${quicOn}`);
  const browser = await chromium.launch({ executablePath: executable, args });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const body = `<a href="${url}">A school</a>`;
    await page.route(ELSEWHERE, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(ELSEWHERE);
    await page.unroute(ELSEWHERE);
    await page.waitForTimeout(UNTIL_STARTED_MS);
    const session = await page.context().newCDPSession(page);
    let ownRequest = "";
    let bytes = 0;
    await session.send("Network.enable");
    session.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Document") ownRequest ||= requestId;
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (requestId === ownRequest) bytes = encodedDataLength;
    });
    const answered = page.waitForResponse(url);
    await page.evaluate(() => document.querySelector("a")?.click());
    const answer = await answered;
    if (!answer.ok()) throw new Error(`${url} was answered with ${answer.status()}.`);
    await page.waitForURL(url, { waitUntil: "load", timeout: 60_000 });
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
    const protocol = await page.evaluate(
      () => performance.getEntriesByType("navigation")[0]?.toJSON().nextHopProtocol,
    );
    return { ...painted, bytes, protocol };
  } finally {
    await browser.close();
  }
}
