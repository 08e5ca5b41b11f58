import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { setStage } from "./stage/stage.ts";

const OWN = "own";
const attempt = fc.record({
  to: fc.constantFrom("/contact", "/api/form/SGSM/CF", "/api/Form/SGSM/CF", "/Contact"),
  fetchSite: fc.constantFrom(
    undefined,
    "cross-site",
    "same-site",
    "same-origin",
    "none",
    "evil",
    "",
  ),
  origin: fc.oneof(
    fc.constantFrom(undefined, OWN, "null", "http://evil.example", "https://evil.example:443"),
    fc.constantFrom(
      `${OWN}.evil.example`,
      `${OWN}@evil.example`,
      `http://evil.example/${OWN}`,
      "",
      "file://",
    ),
    fc.webUrl().map((url) => new URL(url).origin),
  ),
  referer: fc.constantFrom(undefined, "http://evil.example/", OWN),
  type: fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "text/plain; application/json",
    "multipart/form-data; boundary=x",
    "application/json;charset=utf-7",
    "",
  ),
});

const JSON_BODY = '{"name":"A","email":"a@b.example","message":"Hello"}';
const FORM_BODY = "name=A&email=a%40b.example&message=Hello";

export const f21 = defineClass({
  id: "F21",
  what: "Another site posts in a visitor's name",
  aCase: "a post with headers that some page could cause",
  values: attempt,
  whole: 600,
  few: 80,
  atOnce: 4,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene, {
      env: { MESSAGES_PER_ADDRESS: "10000", MESSAGES_PER_NETWORK: "10000" },
    });
    scene.atLast(async () => {
      const foreign = host.received.filter(
        ({ method, body }) => method === "POST" && /foreign/.test(body),
      );
      return foreign.length > 0 ? [`${foreign.length} foreign messages reached the host`] : [];
    });
    return async ({ to, fetchSite, origin, referer, type }, tell) => {
      const own = site.url;
      const from = origin?.replace(OWN, own);
      const isForeign = fetchSite
        ? fetchSite !== "same-origin" && fetchSite !== "none"
        : from !== undefined && from !== "" && from !== own;
      const said = isForeign ? "foreign" : "Hello";
      const body = (type.includes("json") ? JSON_BODY : FORM_BODY).replace("Hello", said);
      const headers = Object.fromEntries(
        Object.entries({
          "sec-fetch-site": fetchSite,
          origin: from,
          referer: referer?.replace(OWN, own),
          "content-type": type,
        }).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      const answer = await site.ask(to, { method: "POST", headers, body });
      const path = `POST ${to}`;
      const allowed = isForeign ? [403, 308] : [200, 201, 303, 308, 400, 403, 415, 422];
      for (const wrong of judge(path, answer, allowed)) tell(wrong);
    };
  },
});
