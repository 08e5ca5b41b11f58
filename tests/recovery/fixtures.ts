import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, vi } from "vitest";
import type { Editor } from "../../apps/cms/test/editor.ts";
import { readJson } from "../e2e/harness/read-json.ts";

export const repository = resolve(import.meta.dirname, "../..");
export const SITE = "www.school.example";
export const CMS = "cms.school.example";
export const ORIGIN = `https://${SITE}`;
export const TOKEN = "the-token-that-all-processes-share";

const stops: (() => unknown)[] = [];
/** Registers a cleanup for the end of the file. Later registrations run first. */
export const atEnd = (stop: () => unknown): number => stops.unshift(stop);

/** Creates a temporary folder that is removed after the tests of the file. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `manor-${name}-`));
  afterAll(async () => {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

/** Retries a check until it passes, for two minutes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 120_000, interval: 200 });

/** Runs an operations command like its npm script. Returns the output. */
export async function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
  exitCode = 0,
): Promise<string> {
  const script = join(repository, `apps/operations/${name}.ts`);
  const options = { env: { PATH: process.env["PATH"], ...env }, maxBuffer: 1e8 };
  const ended = promisify(execFile)(process.execPath, [script, ...args], options);
  const { code = 0, stdout, stderr } = await ended.catch((error) => error);
  expect(code, stdout + stderr).toBe(exitCode);
  return stdout + stderr;
}

/** Requests with the website's token. */
const get = (url: string) => fetch(url, { headers: { "x-cms-token": TOKEN } });
export const textAt = async (url: string): Promise<string> => (await get(url)).text();
export const jsonAt = async (url: string) => readJson(await get(url));

export const messageBody = (message: string) =>
  JSON.stringify({ name: "A", email: "a@b.example", message, schoolcode: "SGSM" });

/** Sends a contact message to a website or CMS. Returns the status. */
export async function sendMessage(url: string, message: string): Promise<number> {
  const type = { "content-type": "application/json", "idempotency-key": message };
  const headers = { ...type, "x-cms-token": TOKEN, origin: ORIGIN };
  const body = messageBody(message);
  return (await fetch(`${url}/api/form/SGSM/CF`, { method: "POST", headers, body })).status;
}

/** The stored contact messages. */
export async function readMessages(admin: Editor): Promise<string[]> {
  const { docs } = await readJson(await admin.ask("GET", "contact-messages?limit=0"));
  return docs.map(({ message }: { message: string }) => message);
}

const LISTS =
  "alert birthdays birthdays/all events events/All gallery gallery/All highlight news news/all newsletter notification onlineRegistration PrincipalMessage topper weeklyMenu";
const FILE = /\b[0-9a-f]{32}(?:-f[0-9a]{2})?\.[a-z0-9]{3,4}\b/g;

/** The status and hash of every response of the content API in both languages: the school, lists, albums and files. */
export async function readContent(url: string): Promise<Map<string, string>> {
  const content = new Map<string, string>();
  const load = async (path: string) => {
    const response = await get(url + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    content.set(path, `${response.status} ${hash("sha256", bytes, "hex")}`);
    return bytes.toString("latin1");
  };
  let text = await load("/api/site/SGSM");
  text += await load("/api/site/SGSM?lang=hi");
  for (const list of LISTS.split(" ")) {
    text += await load(`/api/${list}/SGSM`);
    text += await load(`/api/${list}/SGSM?lang=hi`);
  }
  const albums: { _id: string }[] = JSON.parse(await load("/api/gallery/All/SGSM"));
  for (const { _id } of albums) text += await load(`/api/subGallery?id=${_id}`);
  for (const file of new Set(text.match(FILE))) await load(`/api/image/${file}`);
  return content;
}
