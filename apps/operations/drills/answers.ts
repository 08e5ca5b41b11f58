import { hash } from "node:crypto";
import { albumPath, listCalls, schoolPath } from "@manor/contract";

/** Everything that a content host answers: each list, album and the school as it stands, and each file that they name by its hash. */
export async function answersOf(
  url: string,
  headers: Record<string, string> = {},
  school = "SGSM",
): Promise<Map<string, string>> {
  const textAt = async (address: string): Promise<string> => {
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return answer.text();
  };
  const answers = new Map<string, string>();
  const paths = Object.values(listCalls).map((call) => call.path(school));
  for (const path of paths) answers.set(path, await textAt(url + path));
  const albums: { _id: string }[] = JSON.parse(
    answers.get(listCalls.allGallery.path(school)) ?? "",
  );
  for (const path of [...albums.map(({ _id }) => albumPath(_id)), schoolPath(school)])
    answers.set(path, await textAt(url + path));
  const files = new Set([...answers.values()].flatMap((text) => text.match(FILE) ?? []));
  for (const file of files) {
    const answer = await fetch(`${url}/api/image/${file}`, { headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    answers.set(`/api/image/${file}`, `${answer.status} ${hash("sha256", bytes, "hex")}`);
  }
  return answers;
}

/** A file by the name that an answer gives it. */
const FILE = /\b[0-9a-f]{32}(?:-f[0-9a]{2})?\.[a-z0-9]{3,4}\b/g;
