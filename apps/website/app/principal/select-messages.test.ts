import { expect, test } from "vitest";
import { principalMessages } from "./select-messages.ts";

const item = (category: string) => ({ _id: "", category, name: "", message: "", attachments: [] });

test("selects only items of category principal, in any letter case [A52]", () => {
  const items = [item("Principal"), item("PRINCIPAL"), item("Vice Principal"), item("")];
  expect(principalMessages(items)).toEqual(items.slice(0, 2));
});
