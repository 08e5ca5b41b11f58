import type { Payload } from "payload";
import { config } from "../../config.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { sharedMap } from "../../shared-state/shared-map.ts";
import { openExportFolder } from "../../wordpress-exports/export-folder.ts";
import {
  type ImportRules,
  type ImportState,
  type ImportStatus,
  type Progress,
  type RunningStep,
  toStatus,
} from "../../wordpress-exports/import-state.ts";
import { applyImport } from "../../wordpress-import/apply-import.ts";
import { checkSpace } from "../../wordpress-import/check-space.ts";
import { readRecords } from "../../wordpress-import/import-record.ts";
import { undoImport } from "../../wordpress-import/undo-import.ts";
import { listWantedFiles } from "../../wordpress-import/wanted-files.ts";
import { makePlan, planFiles, writeRules } from "./make-plan.ts";

const MAX_PROBLEMS = 500;

export const exports = openExportFolder(config.dataDir);

type Work = { progress: Progress | undefined };

/** The step that this process runs, under one key: only one import runs at a time. */
const work = sharedMap<Work>("wordpress-import");
const key = "work";

export const readStatus = async (): Promise<ImportStatus> =>
  toStatus(await exports.readState(), work.get(key));

/** Runs a change of the exports while nothing else runs. */
export async function alone<T>(change: () => Promise<T>): Promise<T> {
  claim();
  try {
    return await change();
  } finally {
    work.delete(key);
  }
}

function claim(): Work {
  if (work.has(key))
    throw new RefusalError("An import is running. Please wait until it has ended.", undefined, 409);
  const claimed: Work = { progress: undefined };
  work.set(key, claimed);
  return claimed;
}

type Start = {
  payload: Payload;
  step: RunningStep;
  /** Throws RefusalError when the step is not possible now. */
  prepare: (state: ImportState | undefined) => Promise<ImportState> | ImportState;
  run: (state: ImportState, onProgress: (progress: Progress) => void) => Promise<ImportState>;
};

/** Begins a step, which goes on in the background. An error leaves it interrupted: it can be continued. */
async function start({ payload, step, prepare, run }: Start): Promise<ImportStatus> {
  const claimed = claim();
  try {
    const state = { ...(await prepare(await exports.readState())), step };
    await exports.writeState(state);
    void finish(payload, () =>
      run(state, (progress) => {
        claimed.progress = progress;
      }),
    );
    return toStatus(state, claimed);
  } catch (error) {
    work.delete(key);
    throw error;
  }
}

async function finish(payload: Payload, run: () => Promise<ImportState>): Promise<void> {
  try {
    await exports.writeState(await run());
  } catch (err) {
    payload.logger.error({ err, msg: "The import from WordPress stopped. It can be continued." });
  } finally {
    work.delete(key);
  }
}

/** Makes the plan of the uploaded exports. Nothing is written to the CMS. */
export const startPlan = (payload: Payload, rules?: ImportRules): Promise<ImportStatus> =>
  start({
    ...{ payload, step: "planning" },
    prepare: async (state) => {
      if (!state || !(await exports.isComplete(state)))
        throw new RefusalError("The upload is incomplete. Please choose the files again.");
      if (rules) await writeRules(exports, state, rules);
      const { id, from, files, step } = state;
      return { id, from, files, step };
    },
    run: async (state, onProgress) => {
      const made = await makePlan(exports, state, onProgress);
      const step = "plan" in made ? "planned" : "refused";
      return { ...state, ...made, step };
    },
  });

/** Writes the records of the plan, as `--apply` of the command does. */
export const startApply = (payload: Payload): Promise<ImportStatus> =>
  start({
    ...{ payload, step: "applying" },
    prepare: async (state) => {
      if (!state?.plan) throw new RefusalError("Please make a plan first.");
      const records = readRecords(exports.pathOf(state.id, planFiles.records));
      await checkSpace(await listWantedFiles(payload, records));
      return state;
    },
    run: async (state, onProgress) => {
      const { run, counts, problems } = await applyImport(payload, {
        file: exports.pathOf(state.id, planFiles.records),
        from: new URL(state.from),
        now: new Date(),
        onProgress: (what, done, all) => onProgress({ what, done, all }),
      });
      const applied = { run, counts, problems: problems.slice(0, MAX_PROBLEMS) };
      return { ...state, step: "applied", applied };
    },
  });

const none: ImportState = { id: "", from: "", files: [], step: "undone" };

/** Moves what a run wrote to the trash. */
export const startUndo = (payload: Payload, run: string): Promise<ImportStatus> =>
  start({
    ...{ payload, step: "undoing" },
    prepare: (state = none) => ({ ...state, undoing: run }),
    run: async ({ applied: _, undoing: __, ...state }) => {
      const undone = await undoImport(payload, run);
      const nothing = { inTrash: 0, edited: [], filesInUse: 0 };
      return { ...state, step: "undone", undone: { run, ...(undone ?? nothing) } };
    },
  });
