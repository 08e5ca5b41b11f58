import { expect, test } from "vitest";
import { uploadedNames } from "./uploaded-names.ts";

test("finds a stored image by its identifier, with or without a focal point", () => {
  const [one, two] = ["1".repeat(32), "2".repeat(32)];
  const page = {
    slides: [{ picture: `${one}-f19.jpg` }],
    link: `/api/image/${two}.pdf`,
    title: "x",
  };
  expect(uploadedNames(page)).toEqual([`${one}.jpg`, `${two}.pdf`]);
});
