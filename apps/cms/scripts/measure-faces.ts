import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { toPixels } from "../src/media/face-detector/detect-faces.ts";
import { findFaces, loadNetwork } from "../src/media/face-detector/face-network.ts";

/**
 * Prints how many faces the detector finds in labelled pictures: the photographs of a folder, four variants of each,
 * and photographs of the seed, which show no people. It compares numbers of faces. The folder is `demo` of
 * @vladmandic/face-api 1.7.15.
 */

type Case = { group: string; picture: sharp.Sharp; faces: number };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Nothing was measured. Pass the folder `demo` of the detector.");
const emptyFolder = fileURLToPath(new URL("../seed/photos/", import.meta.url));
const facesOf = [3, 3, 3, 4, 5, 4];

function* listCases(): Generator<Case> {
  const empty = readdirSync(emptyFolder).filter((_, index) => index % 3 === 0);
  const pictures = readdirSync(String(folder)).filter((name) => /\d\.jpg$/.test(name));
  for (const [index, name] of pictures.sort().entries()) {
    const open = () => sharp(join(String(folder), name));
    const faces = facesOf[index] ?? 0;
    yield { group: "photographs", picture: open(), faces };
    yield { group: "mirrored", picture: open().flop(), faces };
    yield { group: "grey", picture: open().greyscale(), faces };
    yield { group: "dark", picture: open().modulate({ brightness: 0.5 }), faces };
    yield {
      group: "a third of the size",
      picture: open().resize(320).extend({ right: 640 }),
      faces,
    };
  }
  for (const name of empty)
    yield { group: "without people", picture: sharp(join(emptyFolder, name)), faces: 0 };
}

const network = loadNetwork();
const groups = new Map<string, number[]>();
for (const { group, picture, faces } of listCases()) {
  const pixels = await toPixels(await picture.png().toBuffer());
  const started = process.cpuUsage();
  const found = findFaces(network, pixels).length;
  const ms = process.cpuUsage(started).user / 1000;
  const line = [1, faces, Math.min(found, faces), Math.max(0, found - faces), ms];
  groups.set(
    group,
    (groups.get(group) ?? [0, 0, 0, 0, 0]).map((sum, at) => sum + (line[at] ?? 0)),
  );
}
console.log("group | pictures | faces | found | false alarms | CPU ms a picture");
for (const [group, [pictures = 1, faces, found, invented, ms = 0]] of groups)
  console.log([group, pictures, faces, found, invented, Math.round(ms / pictures)].join(" | "));
console.log(`peak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
