import { alive, fill, message, send, thanks } from "./harness/contact-form.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({ env: { SCHOOL_CODE: "HILL" } });

test("a school with another code: its calls, its pictures and its form all say it", async ({
  page,
  request,
  host,
}) => {
  const html = await (await request.get("/about")).text();
  const [, picture = ""] = /src="(\/api\/image\/[^"?]+)\?w=/.exec(html) ?? [];
  expect(picture).toMatch(/^\/api\/image\/HILL\/[a-z-]+$/);
  expect((await request.get(`${picture}?w=320`)).headers()["content-type"]).toMatch(/^image\//);
  expect(html).not.toContain("SGSM");

  await page.goto("/contact");
  await alive(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.getByRole("region", { name: "Birthdays", exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain("/api/birthdays/HILL");
  const paths = host.received.map(({ path }) => path);
  expect(paths).toContain("/api/events/HILL");
  expect([...asked, ...paths].filter((path) => path.includes("SGSM"))).toEqual([]);
  const post = host.received.find(({ method }) => method === "POST");
  expect(post?.path).toBe("/api/form/HILL/CF");
  expect(post?.headers["schoolcode"]).toBe("HILL");
  expect(JSON.parse(post?.body ?? "")).toHaveProperty("schoolcode", "HILL");
});
