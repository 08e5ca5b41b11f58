import { expect, test } from "vitest";
import { toNoticeViews } from "./notice-views.ts";

const notice = {
  _id: "1",
  title: "Winter break",
  description: "",
  image: [] as string[],
  attachments: [] as string[],
  url: "",
};

test("shows a notice's images, or its attachments when it has none [A94]", () => {
  const withImage = { ...notice, image: ["poster.jpg"], attachments: ["list.pdf", "map.jpg"] };
  expect(toNoticeViews([withImage])[0]?.pictures).toEqual(["poster.jpg"]);
  const without = { ...withImage, image: [] };
  expect(toNoticeViews([without])[0]?.pictures).toEqual(["map.jpg"]);
});
