// A visitor in a process of its own: whatever the tests do meanwhile, it measures the site alone.
import { Agent } from "node:http";
import { ask } from "./ask.ts";

const [, , url = "", ...pages] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 2 });
let waited: number[] = [];
let failed = 0;

process.on("message", () => {
  const ordered = waited.toSorted((a, b) => a - b);
  process.send?.({
    p99: ordered[Math.floor(ordered.length * 0.99)] ?? 0,
    count: ordered.length,
    failed,
  });
  waited = [];
  failed = 0;
});
process.on("disconnect", () => process.exit(0));

for (let time = 0; ; time += 1) {
  try {
    const { status, ms } = await ask(url, pages[time % pages.length] ?? "/", { agent });
    if (status === 200) waited.push(ms);
    else failed += 1;
  } catch {
    failed += 1;
  }
  await new Promise((over) => setTimeout(over, 5));
}
