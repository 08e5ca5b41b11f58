import { expect, test } from "vitest";
import { facadeFrame } from "./facade-frame.ts";

const own = "https://www.school.example";
const sandboxOf = (src: string) => facadeFrame({ name: "map", title: "A map", src }, own).sandbox;
const withoutOrigin = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

test("gives a frame of another origin its own origin, scripts and popups", () => {
  for (const src of [
    "https://www.openstreetmap.org/export/embed.html?bbox=78,30,79,31",
    "https://www.google.com/maps/embed?pb=1",
    "https://school.example/map",
    "http://www.school.example/map",
  ])
    expect(sandboxOf(src), src).toBe(`${withoutOrigin} allow-same-origin`);
});

test("gives no origin to a frame of this site or without a web address", () => {
  for (const src of [`${own}/about`, "https://WWW.school.example:443/", "/about", ""])
    expect(sandboxOf(src), src).toBe(withoutOrigin);
});
