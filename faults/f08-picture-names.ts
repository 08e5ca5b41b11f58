import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { setStage } from "./stage/stage.ts";

const part = fc.constantFrom(
  ...[
    "..",
    ".",
    "%2e%2e",
    "%2E.",
    "..%2f",
    "%252e%252e",
    "..;a",
    "%c0%ae%c0%ae",
    "%00",
    "a%00.jpg",
  ],
  ...[
    "\\",
    "%5c..%5c",
    "C:",
    "CON",
    "aux.jpg",
    "NUL.png",
    "a.svg",
    "a.jpg.svg",
    "a.php.jpg",
    "a.jpg/",
  ],
  ...[
    "",
    "%20",
    ".htaccess",
    ".env",
    "-rf",
    "$(id)",
    "`id`",
    "|ls",
    "a'b",
    "a%22b",
    "%0d%0aSet-Cookie:%20a=b",
  ],
  ...[
    "%e2%80%aegpj.exe",
    "%ff",
    "%",
    "%zz",
    "%u002e",
    "~root",
    "file:%2f%2f%2fetc",
    "http:",
    "x".repeat(300),
  ],
  ...["etc", "passwd", "photo.jpg", "SGSM", "\u00e9", "%e0%a4%96"],
);
const name = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.string({ maxLength: 6 }))
  .map(([parts, end]) => [...parts, encodeURIComponent(end.toWellFormed())].join("/"));
const asked = fc.record({
  name,
  call: fc.constantFrom("/api/image/", "/photo-details/", "/API/Image/", "/api//image/"),
  query: fc.constantFrom("", "?w=320", "?w=640"),
});

const ACTIVE = /svg|html|javascript|xml/;

export const f08 = defineClass({
  id: "F8",
  what: "Hostile names of pictures, before a host that gives a script for each",
  aCase: "a request for a hostile name",
  values: asked,
  whole: 600,
  few: 60,
  atOnce: 8,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene);
    host.answerPictures((_, response) => {
      response.setHeader("content-type", "image/svg+xml");
      response.end("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
    });
    scene.atLast(async () =>
      host.received
        .filter(({ path }) => leaves(path))
        .map(({ path }) => `the host was asked for ${path}`),
    );
    return async ({ name: asks, call, query }, tell) => {
      const path = `${call}${asks.replace(/[^\x21-\x7e]/g, encodeURIComponent)}${query}`;
      const answer = await site.ask(path);
      for (const wrong of judge(path, answer, [200, 301, 308, 400, 404, 414, 415])) tell(wrong);
      const type = String(answer.headers["content-type"] ?? "");
      const isSaved = /^attachment;/.test(String(answer.headers["content-disposition"] ?? ""));
      if (answer.status === 200 && (!isSaved || ACTIVE.test(type)))
        tell(`${path} opens as ${type}`);
      if (answer.headers["set-cookie"]) tell(`${path} sets a cookie`);
    };
  },
});

/** Whether a path leaves its folder on some host, however often that decodes it. */
function leaves(path: string): boolean {
  let plain = path.split("?", 1)[0] ?? "";
  for (let time = 0; time < 6; time += 1)
    plain = plain.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  const climbs = plain.split(/[/\\]/).some((segment) => /^\s*\.{1,2}\s*(;|$)/.test(segment));
  return climbs || /\p{Cc}|\\/u.test(plain);
}
