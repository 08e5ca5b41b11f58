import type { Payload } from "payload";
import { expect, test } from "vitest";
import { inEnglish } from "../translations/languages.ts";
import type { ListContext } from "./list-published.ts";
import { principalMessages } from "./principal-messages.ts";

const paragraph = (text: string) => ({
  root: {
    type: "root",
    children: [{ type: "paragraph", children: [{ type: "text", text, format: 1 }] }],
  },
});

test("converts the principal's message to our markup and escapes HTML", async () => {
  const docs = [
    { id: 1, name: "P", message: paragraph("5 < 6 <script>alert(1)</script> & so on") },
  ];
  const payload = { find: async () => ({ docs }) } as unknown as Payload;
  const context: ListContext = {
    payload,
    day: "2026-11-20",
    nameOf: () => undefined,
    textsOf: () => undefined,
    translate: inEnglish.translate,
  };
  const [item] = await principalMessages.list(context);
  expect(item?.message).toBe(
    "<p><strong>5 &lt; 6 &lt;script&gt;alert(1)&lt;/script&gt; &amp; so on</strong></p>",
  );
});
