import { relative } from "node:path";
import type { TestEvent } from "node:test/reporters";
import { repository } from "../run.ts";

/** A reporter for `node --test`: one line of JSON for each test that ended. `read-node-test.ts` reads them. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.details.type === "suite") continue;
    const file = relative(repository, data.file ?? "");
    const isSkipped = Boolean(data.skip) || Boolean(data.todo);
    yield `${JSON.stringify({ title: `${file} › ${data.name}`, isPassed: type === "test:pass", isSkipped })}\n`;
  }
}
