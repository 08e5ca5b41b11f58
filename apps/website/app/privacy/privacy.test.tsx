import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSchool } from "../../model/school/test-school.ts";
import { SchoolProvider } from "../school/use-school.ts";
import Privacy from "./privacy.tsx";

test("the English page marks its Hindi text once, and no part of it again", () => {
  // The page reads only its loader's data.
  const route = { loaderData: { hasNewsletter: true } } as Parameters<typeof Privacy>[0];
  const html = renderToString(
    <SchoolProvider value={sampleSchool}>
      <Privacy {...route} />
    </SchoolProvider>,
  );
  const hindi = html.slice(html.indexOf('id="hindi"'));
  expect(hindi).toMatch(/^id="hindi" lang="hi"/);
  expect(hindi.match(/lang="hi"/g)).toHaveLength(1);
});
