import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { listCalls } from "@manor/contract";
import type { RunningHost } from "./running-host.ts";

const FILE = /\b[0-9a-f]{32}(?:-f[0-9a]{2})?\.[a-z0-9]{3,4}\b/g;
const textAt = async (address: string) => (await fetch(address)).text();

/** Everything that a visitor can get from a host: every list, every album, the school, and every file of them. */
export async function answersOf({ url }: { url: string }): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const paths = Object.values(listCalls).map((call) => call.path("SGSM"));
  for (const path of [...paths, "/api/site/SGSM"]) answers.set(path, await textAt(url + path));
  for (const [, id] of answers.get(listCalls.allGallery.path("SGSM"))?.matchAll(/"_id":"(\w+)"/g) ??
    [])
    answers.set(`album ${id}`, await textAt(`${url}/api/subGallery?id=${id}`));
  for (const file of new Set([...answers.values()].flatMap((text) => text.match(FILE) ?? []))) {
    const answer = await fetch(`${url}/api/image/${file}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    answers.set(file, `${answer.status} ${hash("sha256", bytes, "hex")}`);
  }
  return answers;
}

/** One of the two commands for the whole school, beside the host. */
export const command = (name: string, args: string[], { url, dataDir }: RunningHost) =>
  new Promise<{ code: number; said: string }>((done) => {
    const script = fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url));
    const env = { ...process.env, HOST_DATA_DIR: dataDir, HOST_PORT: new URL(url).port };
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });
