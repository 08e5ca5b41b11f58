import { createServer } from "node:http";
import { chromium } from "@playwright/test";
import sirv from "sirv";
import { launchOptions } from "../../scripts/browser.ts";

const s = createServer(sirv("playground/dist/docs"));
await new Promise((r) => s.listen(4300, r));
const b = await chromium.launch(launchOptions());
for (const colorScheme of ["light", "dark"])
  for (const width of [360, 768, 1280]) {
    const p = await b.newPage({ viewport: { width, height: 800 }, colorScheme });
    for (const name of ["index", "demo", "frameworks", "accessibility", "why"]) {
      await p.goto(`http://localhost:4300/${name}.html`, { waitUntil: "networkidle" });
      await p.screenshot({
        path: `/work/shots/viewer/${name}-${colorScheme}-${width}.png`,
        fullPage: name === "why" || name === "accessibility",
      });
    }
    await p.close();
  }
await b.close();
s.close();
