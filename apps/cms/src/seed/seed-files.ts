import { readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Payload } from "payload";
import photos from "../../seed/photos.json" with { type: "json" };
import { mediaFolder } from "../media/storage.ts";
import type { SeedFiles } from "./seed.ts";

const PORTRAITS = 24;
const documentTitles = ["Sample circular", "Sample programme", "Sample calendar", "Sample report"];

/** Uploads the sample files like an editor: without private metadata, under random names. */
export async function uploadSeedFiles(payload: Payload): Promise<SeedFiles> {
  // Files from an interrupted start belong to no record.
  await rm(mediaFolder(), { recursive: true, force: true });
  const uploadPicture = async (path: string, data: Record<string, unknown>): Promise<number> => {
    const file = await seedFile(path, "image/jpeg");
    const { id } = await payload.create({
      collection: "media",
      data,
      file,
      context: { hasNoPeople: true },
      depth: 0,
    });
    return id;
  };
  const files: SeedFiles = { photos: {}, portraits: [], documents: [] };
  for (const [index, { name, title, alt }] of photos.entries()) {
    const fixedAddress = index === 0 ? "from-the-hill" : undefined;
    files.photos[name] = await uploadPicture(`photos/${name}.jpg`, { title, alt, fixedAddress });
  }
  for (let number = 1; number <= PORTRAITS; number += 1) {
    const path = `portraits/portrait-${String(number).padStart(2, "0")}.jpg`;
    files.portraits.push(await uploadPicture(path, { title: `Sample portrait ${number}` }));
  }
  for (const title of documentTitles) {
    const path = `documents/${title.toLowerCase().replace(" ", "-")}.pdf`;
    const file = await seedFile(path, "application/pdf");
    const { id } = await payload.create({
      collection: "documents",
      data: { title },
      file,
      depth: 0,
    });
    files.documents.push(id);
  }
  return files;
}

async function seedFile(path: string, mimetype: string) {
  const data = await readFile(besideSource(`../../seed/${path}`));
  return { data, mimetype, name: path.replace(/^.*\//, ""), size: data.length };
}

/** The bundler replaces a literal path in `new URL`, but not a parameter. */
const besideSource = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
