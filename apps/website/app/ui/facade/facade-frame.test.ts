import { expect, test } from "vitest";
import { facadeFrame } from "./facade-frame.ts";

const own = "https://www.school.example";
const sandboxOf = (src: string) => facadeFrame({ name: "map", title: "A map", src }, own).sandbox;
const withoutOrigin = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

test("a frame of another origin has its own origin, scripts and popups", () => {
  for (const src of [
    "https://www.openstreetmap.org/export/embed.html?bbox=78,30,79,31",
    "https://www.google.com/maps/embed?pb=1",
    "https://school.example/map",
    "http://www.school.example/map",
  ])
    expect(sandboxOf(src), src).toBe(`${withoutOrigin} allow-same-origin`);
});

test("a frame of this site's own origin, or without a web address, has no origin of its own", () => {
  for (const src of [`${own}/about`, "https://WWW.school.example:443/", "/about", ""])
    expect(sandboxOf(src), src).toBe(withoutOrigin);
});
