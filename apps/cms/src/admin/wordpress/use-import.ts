"use client";

import { useEffect, useState } from "react";
import { exportPartBytes } from "../../cms.ts";
import { useRequest } from "../../ui/use-request.ts";
import type { ImportStatus } from "../../wordpress-exports/import-state.ts";
import type { Run } from "../../wordpress-import/list-runs.ts";

const POLL_INTERVAL_MS = 2_000;
const path = "/wordpress-import";

export type ImportPage = ImportStatus & { runs: Run[] };
type Action = "plan" | "apply" | "undo" | "delete";

/** The state of the import, and what an administrator can do with it. */
export function useImport(start: ImportPage) {
  const request = useRequest();
  const [page, setPage] = useState(start);
  const [refusal, setRefusal] = useState("");
  /** The share that was sent, from 0 to 1; `undefined` when nothing is being sent. */
  const [sent, setSent] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = ["planning", "applying", "undoing"].includes(page.step);

  const refresh = async () => {
    const { result } = await request<ImportPage>("GET", path);
    if (result) setPage(result);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` is a new function in each render.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(refresh, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const act = async (action: Action, body?: object) => {
    setBusy(true);
    const outcome =
      action === "delete"
        ? await request("DELETE", path)
        : await request("POST", `${path}/${action}`, body);
    setRefusal(outcome.refusal ?? "");
    await refresh();
    setBusy(false);
  };

  /** Sends the exports in parts. Returns why they were refused. */
  const upload = async (from: string, files: readonly File[]): Promise<string | undefined> => {
    const named = files.map(({ name, size }) => ({ name, bytes: size }));
    const created = await request<ImportStatus>("POST", path, { from, files: named });
    if (!created.result) return created.refusal;
    const all = files.reduce((sum, { size }) => sum + size, 0);
    let done = 0;
    for (const [index, file] of files.entries())
      for (let offset = 0; offset < file.size; offset += exportPartBytes) {
        const part = file.slice(offset, offset + exportPartBytes, "application/octet-stream");
        const query = `id=${created.result.id}&file=${index}&offset=${offset}`;
        const { refusal } = await request("POST", `${path}/part?${query}`, part);
        if (refusal) return refusal;
        done += part.size;
        setSent(done / all);
      }
    return undefined;
  };

  const makePlan = async (from: string, files: readonly File[]) => {
    setBusy(true);
    setRefusal("");
    setSent(0);
    const refused = await upload(from, files);
    setSent(undefined);
    if (refused === undefined) return act("plan");
    setRefusal(refused);
    setBusy(false);
  };
  return { page, refusal, sent, isBusy: isBusy || isRunning, act, makePlan };
}
