import { betaWord, has, ids, secret, versions } from "./two-schools.ts";

export type Call = { method: string; path: string; body?: object };

const get = (path: string): Call => ({ method: "GET", path });
const send = (method: string, path: string, body: object = {}): Call => ({ method, path, body });

/** What may stand behind a question mark to reach further than one should. */
export const tricks: readonly string[] = [
  "where[school][equals]=1",
  "where[school][not_equals]=2",
  "where[school][exists]=false",
  "where[school][in]=1,2",
  "where[school.code][equals]=SGSM",
  "where[school.name][like]=S",
  "where[or][0][id][exists]=true",
  "where[or][0][school][equals]=1&where[or][1][id][greater_than]=0",
  "where[and][0][or][0][id][greater_than]=0",
  "where[version.school][equals]=1",
  "where[version.school][not_equals]=2",
  "where[id][in]=1,2,3,4,5,6,7,8,9",
  "where[title][like]=alpha",
  "where[name][like]=alpha",
  "where[changedBy][like]=alpha",
  "where[attachments][exists]=true",
  "where[attachments.title][like]=alpha",
  "where[images.filename][exists]=true",
  "where[photo.title][like]=alpha",
  "where[user.value][exists]=true",
  "where[_status][equals]=published",
  "draft=true",
  "trash=true",
  "limit=0",
  "pagination=false&limit=1000",
  "depth=3",
  "sort=-school",
  "sort=school.name",
  "sort=schools.name",
  "where[schools][in]=1",
  "where[schools.code][equals]=SGSM",
  "where[worksFor][equals]=1",
  "select[school]=true&select[title]=true&select[name]=true",
  "populate[schools][name]=true&populate[users][email]=true&depth=2",
  "joins[all][limit]=10",
  "fallback-locale=null&locale=all",
  "showHiddenFields=true&overrideAccess=true",
  "context[school]=1",
  "overrideAccess=true&user=1",
];

/** Everything that can be asked of a list about the other school's record, by itself. */
export function callsOn(list: string): Call[] {
  const id = has.alpha[list] ?? 1;
  const own = has.beta[list] ?? 1;
  const of = `where[id][equals]=${id}`;
  const change = { title: betaWord, name: betaWord, description: betaWord, code: "BETA2" };
  return [
    get(list),
    get(`${list}/${id}?depth=2`),
    get(`${list}/${id}?draft=true&trash=true`),
    get(`${list}/count?${of}`),
    get(`${list}/versions?where[parent][equals]=${id}`),
    get(`${list}/versions?limit=0&depth=1`),
    get(`${list}/versions/${versions[list] || 1}`),
    send("POST", `${list}/versions/${versions[list] || 1}?draft=true`),
    send("POST", `${list}/access/${id}`),
    send("POST", `${list}/${id}/duplicate`),
    send("POST", list, { ...change, school: ids.alpha, date: "2026-03-05T12:00:00.000Z" }),
    send("PATCH", `${list}/${id}`, change),
    send("PATCH", `${list}/${id}?draft=true&trash=true&overrideLock=true`, change),
    send("PATCH", `${list}/${id}`, { deletedAt: "2026-03-05T12:00:00.000Z" }),
    send("PATCH", `${list}/${id}`, { school: ids.beta }),
    send("PATCH", `${list}/${own}`, { school: ids.alpha }),
    send("PATCH", `${list}?${of}`, change),
    send("PATCH", `${list}?where[id][exists]=true&limit=0`, { deletedAt: null, isHandled: true }),
    send("DELETE", `${list}?${of}`),
    send("DELETE", `${list}/${id}?trash=true`),
    send("DELETE", `${list}/${id}`),
    ...(list in versions
      ? [
          get(`standing/${list}/${id}`),
          get(`schedule/${list}/${id}`),
          send("POST", `schedule/${list}/${id}`, { day: "05/12/2030", time: "09:30" }),
        ]
      : []),
  ];
}

/** What reaches for the first school on other ways than its lists. */
export function otherCalls(names: readonly string[]): Call[] {
  const file = has.alpha["media"];
  const paper = has.alpha["documents"];
  const inText = (node: object) => ({
    root: { type: "root", format: "", indent: 0, version: 1, direction: "ltr", children: [node] },
  });
  const upload = { type: "upload", version: 3, relationTo: "media", value: file, fields: {} };
  const screen = "globals/name-and-address";
  return [
    send("POST", "works-for", { school: ids.alpha }),
    send("PATCH", `users/${has.beta["users"]}`, { worksFor: ids.alpha, schools: [1, 2] }),
    send("PATCH", `users/${has.beta["users"]}`, { schools: [] }),
    send("PATCH", "users/1", { password: "taken by the other school" }),
    ...[[ids.alpha], [ids.alpha, ids.beta]].map((schools) =>
      send("POST", "users", {
        ...{ name: "Spy", email: "spy@beta.example", role: "admin", schools },
        password: "one for the spy only",
      }),
    ),
    send("POST", "schools", { name: "Mine", code: "MINE", website: "https://mine.example" }),
    ...names.flatMap((name) => [get(`media/file/${name}`), get(`documents/file/${name}`)]),
    send("PATCH", `news/${has.beta["news"]}`, { images: [file] }),
    send("PATCH", `news/${has.beta["news"]}`, { attachments: [paper] }),
    send("PATCH", `albums/${has.beta["albums"]}?draft=true`, { attachments: [file] }),
    send("PATCH", `albums/${has.beta["albums"]}`, { cardPhoto: { id: file } }),
    send("POST", "birthdays", { name: "x", date: "2014-03-05T12:00:00.000Z", photo: file }),
    send("PATCH", `principal-messages/${has.beta["principal-messages"]}`, {
      message: inText(upload),
    }),
    send("PATCH", `pages/${has.beta["pages"]}`, { body: inText(upload) }),
    send("POST", "globals/brand", { emblem: file, _status: "published" }),
    send("POST", "globals/banner?draft=true", { slides: [{ picture: file, caption: "x" }] }),
    send("POST", screen, { school: ids.alpha, name: betaWord }),
    get(`${screen}?where[school][equals]=1&context[school]=1`),
    get(`${screen}/versions?where[version.school][equals]=1&limit=0`),
    get(`${screen}/versions?where[or][0][id][exists]=true`),
    ...[1, 2, 3].map((version) => get(`${screen}/versions/${version}`)),
    send("POST", `${screen}/versions/1`),
    get("globals/emergency-banner"),
    get("globals/office-mail"),
    get(`mailing/${has.alpha["mailings"]}`),
    send("POST", `mailing/${has.alpha["mailings"]}/trial`),
    send("POST", `mailing/${has.alpha["mailings"]}/send`),
    send("POST", "take-down", { message: has.alpha["contact-messages"], answer: "" }),
    send("POST", "first-run", { choice: "own" }),
    ...["contact-messages", "trail"].map((list) => get(`export/${list}`)),
    send("POST", `pages/${has.alpha["pages"]}/sample`),
    send("POST", "users/unlock", { email: `${secret}@alpha.example` }),
    get("access"),
    get("users/me?depth=3"),
  ];
}
