import type { Answer } from "./ask.ts";

/** What would tell a stranger how things are inside. */
const LEAKS = [
  /\bat .{1,200}:\d+:\d+\)?/,
  /node_modules|file:\/\/\/|\/apps\/site|\/content-host\//,
  /\b(?:ENOENT|ECONNREFUSED|ECONNRESET|EACCES|ENOTDIR|ENOSPC|EROFS|EIO|EISDIR|ETIMEDOUT)\b/,
  /\b(?:SQLITE_|SELECT .+ FROM |INSERT INTO )/,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|UnhandledPromise)\b/,
  /root:x:0:0/,
];

const CONTACT = ["SGC", "+91 00000 00001", "office@sgc.example", "Ridge Road", 'href="/contact"'];

/** What every answer of the site must be, whatever happens: one sentence for each thing that is wrong. */
export function judge(path: string, answer: Answer, allowed: readonly number[]): string[] {
  const { status, headers, text } = answer;
  const wrong: string[] = [];
  const say = (sentence: string) => wrong.push(`${path} ${sentence}`);
  if (!allowed.includes(status)) say(`answered ${status}, not ${allowed.join(" or ")}`);
  const type = String(headers["content-type"] ?? "");
  const isText = /html|json|text|xml/.test(type);
  const leak = isText && LEAKS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  if (leak) say(`gives away "${leak.slice(0, 80)}"`);
  if (!headers["content-security-policy"]) say(`has no content policy (${status})`);
  if (headers["x-content-type-options"] !== "nosniff") say(`may be sniffed (${status})`);
  if (
    status >= 400 &&
    ![415, 416, 422].includes(status) &&
    /max-age=[1-9]/.test(String(headers["cache-control"]))
  )
    say(`is an error that may be cached (${status})`);
  if (type.includes("html") && !text.trimEnd().endsWith("</html>")) say("is a page without an end");
  if (type.includes("html") && status >= 500)
    for (const piece of CONTACT) if (!text.includes(piece)) say(`is a ${status} without ${piece}`);
  return wrong;
}
