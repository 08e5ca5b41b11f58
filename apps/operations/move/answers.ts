import { hash } from "node:crypto";
import { listCalls } from "@manor/contract";

/** Everything that a content host answers: each list and album as it stands, and each file that they name by its hash. */
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
  const items = [...answers.values()].flatMap((text) => JSON.parse(text) as Item[]);
  for (const { _id } of JSON.parse(
    answers.get(listCalls.allGallery.path(school)) ?? "[]",
  ) as Item[])
    answers.set(`/api/subGallery?id=${_id}`, await textAt(`${url}/api/subGallery?id=${_id}`));
  const files = new Set(items.flatMap((item) => FILES.flatMap((field) => item[field] ?? [])));
  for (const file of files) {
    const answer = await fetch(`${url}/api/image/${file}`, { headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    answers.set(`/api/image/${file}`, `${answer.status} ${hash("sha256", bytes, "hex")}`);
  }
  return answers;
}

const FILES = ["images", "image", "attachments"] as const;
type Item = { _id: string } & Partial<Record<(typeof FILES)[number], string[]>>;
