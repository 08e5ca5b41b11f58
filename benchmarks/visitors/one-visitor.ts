import { type Browser, chromium } from "@playwright/test";

export const kinds = ["page", "file", "picture", "data"] as const;
export type Kind = (typeof kinds)[number];

/** What one visitor's browser asks for, by kind: how often, how many bytes on the line, and whether a proxy may keep it. */
export type Visit = Record<Kind, { requests: number; bytes: number; kept: number }>;

const paths = ["/", "/Events", "/News", "/Gallery", "/admission"];

/** A parent who has not been here before looks at five pages, in a real browser with its cache. */
export async function lookAround(origin: string): Promise<Visit> {
  const browser: Browser = await chromium.launch({
    executablePath: "/usr/bin/chromium-headless-shell",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const visit = Object.fromEntries(
    kinds.map((kind) => [kind, { requests: 0, bytes: 0, kept: 0 }]),
  ) as Visit;
  try {
    const page = await (
      await browser.newContext({ viewport: { width: 390, height: 844 } })
    ).newPage();
    const noted: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      noted.push(
        (async () => {
          const response = await request.response();
          if (!response || response.fromServiceWorker() || !request.url().startsWith(origin))
            return;
          const { responseBodySize, responseHeadersSize } = await request.sizes();
          // From the browser's own cache nothing goes over the line.
          if (responseBodySize === 0 && response.status() === 200) return;
          const one = visit[kindOf(request.url(), request.resourceType())];
          one.requests += 1;
          one.bytes += responseBodySize + responseHeadersSize;
          const keeping = (await response.headerValue("cache-control")) ?? "";
          if (/public.*max-age=[1-9]/.test(keeping)) one.kept += 1;
        })(),
      );
    });
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await page.mouse.wheel(0, 3_000);
      await page.waitForTimeout(500);
    }
    await Promise.all(noted);
  } finally {
    await browser.close();
  }
  return visit;
}

function kindOf(url: string, type: string): Kind {
  if (type === "document") return "page";
  if (type === "image" || url.includes("/api/image")) return "picture";
  return url.includes("/api/") ? "data" : "file";
}
