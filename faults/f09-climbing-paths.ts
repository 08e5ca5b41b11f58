import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { speak } from "./stage/speak.ts";
import { setStage } from "./stage/stage.ts";

/** From the front door to every room that reads files, and out of it again. */
const start = fc.constantFrom(
  ...["/api/image/", "/photo-details/", "/assets/", "/documents/", "/", "/Events/", "/SubGallery/"],
  ...[
    "/assets/..",
    "/documents/manor",
    "/api/image/SGSM/",
    "http://127.0.0.1/assets/",
    "/%2e/",
    "//",
  ],
);
const up = fc.constantFrom(
  ...["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "%252e%252e%252f", "..\\", "..%5c", "%c0%ae%c0%ae/"],
  ...[
    "..;/",
    "..%00/",
    ".%2e/",
    "....//",
    "..%u2215",
    "..%ef%bc%8f",
    "%2e%2e%255c",
    "..\u0000/",
    ".../",
    "/",
  ],
);
const target = fc.constantFrom(
  ...["etc/passwd", "etc%2fpasswd", "proc/self/environ", "package.json", "server/main.ts", ".env"],
  ...["build/server/index.js", "app/root.tsx", ".git/config", "outbox/", "snapshot/", "images/"],
  ...["..", "", "etc/passwd%00.jpg", "etc/passwd?w=320", "etc/passwd#a.jpg", ".vite/manifest.json"],
);
const attempt = fc.record({
  start,
  ups: fc.array(up, { minLength: 1, maxLength: 9 }),
  target,
  method: fc.constantFrom("GET", "HEAD"),
});

/** What stands in the files that lie nearby, and in no answer of the site. */
const SECRETS = [
  /root:x:0/,
  /"workspaces"/,
  /createSite\(/,
  /PATH=\//,
  /\[core\]/,
  /"_entry\.|"isEntry"/,
];
const INSIDE =
  /ENOENT|EISDIR|ENOTDIR|EACCES|no such file|\/apps\/site|node_modules|\bat .+:\d+:\d+/;

export const f09 = defineClass({
  id: "F9",
  what: "Paths that climb out of their folder, in every spelling",
  aCase: "a request, byte for byte",
  values: attempt,
  whole: 700,
  few: 80,
  atOnce: 16,
  setUp: async (scene) => {
    const { site } = await setStage(scene);
    return async ({ start: from, ups, target: to, method }, tell) => {
      const path = `${from}${ups.join("")}${to}`;
      const head = `${method} ${path} HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\nconnection: close\r\n\r\n`;
      const { text, answers } = await speak(site.url, Buffer.from(head, "latin1"));
      const [answer, ...more] = answers;
      if (!answer || more.length > 0) return tell(`${path}: ${answers.length} answers`);
      // A redirect leads to a spelling within the site, and what stands there is public.
      const isPublic = [200, 301, 308].includes(answer.status);
      if (!isPublic && ![400, 404].includes(answer.status))
        tell(`${path} answered ${answer.status}`);
      const [secret] = SECRETS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
      if (secret) tell(`${path} gives away ${secret}`);
      const [inside] = INSIDE.exec(text) ?? [];
      if (inside) tell(`${path} tells of the inside: ${inside}`);
    };
  },
});
