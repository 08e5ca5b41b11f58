import type { Server } from "node:http";
import { startListHost } from "./list-host.ts";

const PHOTOS_OF_ALBUM = 50;

const titles = ["Sports day", "Prize giving", "Carol evening", "The green campus", "Science fair"];

/** A content host that knows albums only, of fifty photographs each, `photos` in all. */
export function startAlbumHost(photos: number, port: number): Promise<Server> {
  const albums = Array.from({ length: photos / PHOTOS_OF_ALBUM }, (_, n) => ({
    _id: `album-${n}`,
    title: `${titles[n % titles.length]} ${n}`,
    description: "A day at school.",
    date: `${2025 + (n % 2)}-${n % 4 < 2 ? "03" : "11"}-${String(1 + ((n * 7) % 28)).padStart(2, "0")}`,
    category: "PhotoGallery",
    attachments: Array.from({ length: PHOTOS_OF_ALBUM }, (__, photo) => `photo-${n}-${photo}.jpg`),
  }));
  const each = albums.map((album) => [`/api/subGallery?id=${album._id}`, album]);
  const lists = { "/api/gallery/SGSM": albums, "/api/gallery/All/SGSM": albums };
  return startListHost({ ...lists, ...Object.fromEntries(each) }, port);
}
