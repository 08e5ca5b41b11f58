import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { type ImportState, parseState } from "./import-state.ts";

/** All exports together. For larger ones there is the command. */
const MAX_EXPORT_BYTES = 200 * 1024 * 1024;
const MAX_FILES = 20;
const NAME = "wordpress-import";

export type ExportRefusal = "no files" | "too large" | "disk full" | "incomplete";

/** The folder of the exports of one import, its plan and its state, in the data folder. */
export function openExportFolder(dataDir: string) {
  const root = join(/*turbopackIgnore: true*/ dataDir, NAME);
  const statePath = join(root, "state.json");
  const pathOf = (id: string, name: string): string => join(root, id, name);

  async function readState(): Promise<ImportState | undefined> {
    return parseState(await readFile(statePath, "utf8").catch(() => undefined));
  }

  /** An interruption leaves the former state. */
  async function writeState(state: ImportState): Promise<void> {
    await mkdir(root, { recursive: true, mode: 0o700 });
    const part = join(root, `${randomUUID()}.part`);
    await writeFile(part, JSON.stringify(state), { mode: 0o600 });
    await rename(part, statePath);
  }

  const deleteAll = (): Promise<void> => rm(root, { recursive: true, force: true });

  /** Replaces the exports of an earlier import. */
  async function create(
    from: string,
    files: ImportState["files"],
  ): Promise<ImportState | ExportRefusal> {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const areExports = files.every((file) => /\.xml$/i.test(file.name) && file.bytes > 0);
    if (files.length === 0 || files.length > MAX_FILES || !areExports) return "no files";
    if (bytes > MAX_EXPORT_BYTES) return "too large";
    await deleteAll();
    // The plan and the records together can have twice the size of the exports.
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < 3 * bytes) return "disk full";
    const state: ImportState = {
      ...{ id: randomUUID(), from, step: "uploading" },
      files: files.map((file) => ({ name: toFileName(file.name), bytes: file.bytes })),
    };
    for (const [index] of files.entries())
      await mkdir(pathOf(state.id, String(index)), { recursive: true, mode: 0o700 });
    await writeState(state);
    return state;
  }

  const exportPath = ({ id, files }: ImportState, index: number): string =>
    pathOf(id, join(String(index), files[index]?.name ?? ""));

  const received = async (state: ImportState, index: number): Promise<number> =>
    (await stat(exportPath(state, index)).catch(() => undefined))?.size ?? 0;

  /** Streams a part of an export to the disk. A part that is sent again replaces the first. */
  async function storePart(
    state: ImportState,
    part: { file: number; offset: number; bytes: number },
    body: ReadableStream,
  ): Promise<ExportRefusal | undefined> {
    const file = state.files[part.file];
    if (!file || part.offset > (await received(state, part.file))) return "incomplete";
    if (part.offset + part.bytes > file.bytes) return "too large";
    const flags = part.offset === 0 ? "w" : "r+";
    const path = exportPath(state, part.file);
    const target = createWriteStream(path, { flags, start: part.offset, mode: 0o600 });
    await pipeline(Readable.fromWeb(body), target);
    return undefined;
  }

  async function isComplete(state: ImportState): Promise<boolean> {
    for (const [index, { bytes }] of state.files.entries())
      if ((await received(state, index)) !== bytes) return false;
    return state.files.length > 0;
  }

  return {
    ...{ readState, writeState, deleteAll, create, storePart, isComplete, pathOf },
    listExports: (state: ImportState) => state.files.map((_, index) => exportPath(state, index)),
    /** Exports contain names, comments and private posts. */
    deleteBefore: async (time: number): Promise<void> => {
      const info = await stat(statePath).catch(() => undefined);
      if (info && info.mtimeMs < time) await deleteAll();
    },
  };
}

export type ExportFolder = ReturnType<typeof openExportFolder>;

/** The report names the file. The name ends in `.xml`, so it cannot be `..`. */
const toFileName = (name: string): string =>
  name
    .normalize()
    .replace(/[^\p{L}\p{N}._ -]/gu, "-")
    .slice(-80)
    .toWellFormed();
