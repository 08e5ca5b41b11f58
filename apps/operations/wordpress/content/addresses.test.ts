import { expect, test } from "vitest";
import { isNextgenAddress, toSourceAddress, toWatchAddress } from "./addresses.ts";

const gallery = "https://old.school.example/wp-content/gallery";

test.each([
  ["/fair/thumbs/thumbs_a.jpg", "/fair/a.jpg"],
  ["/fair/thumbs/thumbs-a.jpg", "/fair/a.jpg"],
  ["/2019/fair/thumbs/thumbs_a.JPEG", "/2019/fair/a.JPEG"],
  [
    "/fair/cache/a.jpg-nggid0212-ngg0dyn-240x160x100-00f0w010c010r110f110r010t010.jpg",
    "/fair/a.jpg",
  ],
  ["/fair/dynamic/a-b.png-nggid03-ngg0dyn-0x0.png", "/fair/a-b.png"],
  ["/fair/a.jpg?x=1", "/fair/a.jpg"],
  ["/fair/thumbs.jpg", "/fair/thumbs.jpg"],
])("a copy by NextGEN, %s, becomes %s", (copy, original) => {
  const address = toSourceAddress(gallery + copy);
  expect(address).toBe(gallery + original);
  expect(isNextgenAddress(address)).toBe(true);
});

test("a site of a network has its galleries in a separate folder", () => {
  const folder = "https://old.school.example/wp-content/blogs.dir/3/gallery/fair";
  expect(toSourceAddress(`${folder}/thumbs/thumbs_a.jpg`)).toBe(`${folder}/a.jpg`);
  expect(isNextgenAddress("https://old.school.example/wp-content/uploads/gallery.jpg")).toBe(false);
});

test("a frame of a video becomes the address of its page", () => {
  expect(toWatchAddress("https://www.youtube.com/embed/abcdefghijk?feature=oembed")).toBe(
    "https://www.youtube.com/watch?v=abcdefghijk",
  );
  expect(toWatchAddress("https://player.vimeo.com/video/1")).toBe(
    "https://player.vimeo.com/video/1",
  );
});
