import { expect, test } from "vitest";
import { checkContact } from "./check-contact.ts";
import { ContactMessage } from "./entities/contact-message.ts";
import { imagePath } from "./image-path.ts";

const good = { name: "A Parent", email: "parent@home.example", message: "When do terms begin?" };

test("A201 A202 A204 each empty field has its own message, and spaces are empty", () => {
  expect(checkContact({ name: " ", email: "", message: "\n" })).toEqual({
    name: "Name is required",
    email: "Email is required",
    message: "Message is required",
  });
  expect(checkContact(good)).toEqual({});
});

test.each(["plain", "a@b", "@b.c", "a@.c", "a b@c.d", "a@b."])(
  "A203 %s is no e-mail address",
  (email) => {
    expect(checkContact({ ...good, email }).email).toBe("Email is invalid");
  },
);

test.each(["a@b.c", "x+y@sub.home.example", " a@b.c ", "नाम@उदाहरण.भारत"])(
  "A203 %s passes",
  (email) => {
    expect(checkContact({ ...good, email })).toEqual({});
  },
);

test("the schema trims and speaks with the same messages", () => {
  const parsed = ContactMessage.safeParse({ ...good, name: " A ", schoolcode: "SGSM", extra: 1 });
  expect(parsed.data).toEqual({ ...good, name: "A", schoolcode: "SGSM" });
  const failed = ContactMessage.safeParse({ email: "x" });
  expect(failed.error?.issues.map((issue) => issue.message)).toEqual([
    "Name is required",
    "Email is invalid",
    "Message is required",
  ]);
});

test("A297 image paths are encoded piece by piece, and never climb", () => {
  expect(imagePath("SGSM/front gate.jpg")).toBe("/api/image/SGSM/front%20gate.jpg");
  expect(imagePath("/api/image/abc")).toBe("/api/image/abc");
  expect(imagePath("https://pictures.example/a.jpg")).toBe("https://pictures.example/a.jpg");
  for (const bad of ["", "  ", "../etc/passwd", "a/../../b", "./a"])
    expect(imagePath(bad)).toBe("");
});
