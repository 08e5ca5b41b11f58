import { promises as disk } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

/** What fails below a folder, and with which of the system's errors. `half` writes a part before it fails. */
export type BadDisk = { folder: string; step: DiskStep; code: string };
type DiskStep = "mkdir" | "open" | "half" | "sync" | "rename" | "all";

const real = { ...disk };
let rule: BadDisk | undefined;

export function failFrom(wanted: BadDisk | undefined): void {
  rule = wanted;
  patch();
}

let isPatched = false;

function patch(): void {
  if (isPatched) return;
  isPatched = true;
  disk.mkdir = (async (path: string, options: object) => {
    failAt("mkdir", path);
    return real.mkdir(path, options);
  }) as typeof disk.mkdir;
  disk.rename = async (from, to) => {
    failAt("rename", from);
    return real.rename(from, to);
  };
  disk.writeFile = (async (file: string, data: string, options: object) => {
    failAt("open", file);
    failAt("half", file);
    failAt("sync", file);
    return real.writeFile(file, data, options);
  }) as typeof disk.writeFile;
  disk.open = async (path, flags, mode) => {
    if (typeof flags === "string" && flags !== "r") failAt("open", path);
    const handle = await real.open(path, flags, mode);
    return typeof flags === "string" && flags !== "r" ? hurt(handle, path) : handle;
  };
  syncBuiltinESMExports();
}

function hurt(handle: FileHandle, path: unknown): FileHandle {
  const [write, sync] = [handle.writeFile.bind(handle), handle.sync.bind(handle)];
  handle.writeFile = (async (data: string) => {
    if (isHit("half", path)) {
      await write(String(data).slice(0, 20));
      failAt("half", path);
    }
    return write(data);
  }) as typeof handle.writeFile;
  handle.sync = async () => {
    failAt("sync", path);
    return sync();
  };
  return handle;
}

const isHit = (step: DiskStep, path: unknown): boolean =>
  rule !== undefined && String(path).startsWith(rule.folder) && [step, "all"].includes(rule.step);

function failAt(step: DiskStep, path: unknown): void {
  if (!rule || !isHit(step, path)) return;
  throw Object.assign(new Error(`${rule.code}: made up, ${step} '${String(path)}'`), {
    code: rule.code,
  });
}
