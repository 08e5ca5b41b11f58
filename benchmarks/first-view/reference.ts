import { randomBytes } from "node:crypto";
import { createServer } from "node:http";

// Pages of others, as they are built everywhere, of bytes that nothing can compress. Argument: a port.

const KB = 1_000;
const noise = (bytes: number) => randomBytes(bytes).toString("base64").slice(0, bytes);
const page = (head: string, bytes: number, body = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Reference</title><link rel="icon" href="data:,">${head}</head><body><h1>Reference</h1><p>Admissions open</p><!--${noise(bytes)}-->${body}</body></html>`;
const style = (bytes: number) => `body{font:16px system-ui}/*${noise(bytes)}*/`;

const html = "text/html; charset=utf-8";
const answers: Record<string, [type: string, body: string | Buffer]> = {
  // All within the first window.
  "/a": [html, page(`<style>${style(0)}</style>`, 12.5 * KB)],
  // A sheet in the way, a script that is not.
  "/b": [
    html,
    page('<link rel="stylesheet" href="/20.css"><script defer src="/60.js"></script>', 12 * KB),
  ],
  // The usual: a large sheet and a large script in the way, and a picture.
  "/c": [
    html,
    page(
      '<link rel="stylesheet" href="/77.css"><script src="/100.js"></script>',
      20 * KB,
      '<img src="/60.jpg" width="600" height="300" alt="">',
    ),
  ],
  "/20.css": ["text/css", style(20 * KB)],
  "/77.css": ["text/css", style(77 * KB)],
  "/60.js": ["text/javascript", `/*${noise(60 * KB)}*/`],
  "/100.js": ["text/javascript", `/*${noise(100 * KB)}*/`],
  "/60.jpg": ["image/jpeg", randomBytes(60 * KB)],
};

createServer(({ url = "" }, response) => {
  const [, bytes] = /^\/bytes\/(\d{1,6})$/.exec(url) ?? [];
  const [type, body] = bytes
    ? ["application/octet-stream", randomBytes(Number(bytes))]
    : (answers[url] ?? ["text/plain", ""]);
  response.writeHead(200, { "content-type": type, "content-length": Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("ready"));
