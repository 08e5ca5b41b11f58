import { expect, test } from "vitest";
import { anAlbum } from "../../app/lists/test-records.ts";
import { albumAddress, eventAlbums, photoAlbums } from "./album-kinds.ts";

const photos = anAlbum({ _id: "p" });
const festival = anAlbum({ _id: "f", category: "EventsSGSM" });
const misspelt = anAlbum({ _id: "m", category: "photogallery" });

test("encodes an album id so that every character survives in the address [A147]", () => {
  const address = albumAddress(anAlbum({ _id: "a&b=1 ü" }));
  expect(new URL(address, "http://site.example").searchParams.get("id")).toBe("a&b=1 ü");
});

test("compares categories case-sensitively [A140]", () => {
  expect(photoAlbums([photos, festival, misspelt])).toEqual([photos]);
  expect(eventAlbums([photos, festival, misspelt])).toEqual([festival]);
});
