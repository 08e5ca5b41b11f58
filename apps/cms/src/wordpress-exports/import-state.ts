import { z } from "zod";

/** What the CMS does in the background. */
const running = ["planning", "applying", "undoing"] as const;
export type RunningStep = (typeof running)[number];
const steps = [
  ...running,
  ...(["uploading", "refused", "planned", "applied", "undone"] as const),
] as const;

const count = z.number().int().nonnegative();

const targets = ["news", "event", "album", "page", "document", "nothing"] as const;
export type Target = (typeof targets)[number];

/** What becomes of a type and of a category of the old website. */
export const importRules = z.object({
  types: z.array(
    z.object({ type: z.string(), items: count, target: z.enum([...targets, "undecided"]) }),
  ),
  categories: z.array(
    z.object({
      category: z.string(),
      name: z.string(),
      items: count,
      target: z.enum([...targets, "by type"]),
    }),
  ),
});
export type ImportRules = z.infer<typeof importRules>;

/** The plan without its items, as `npm run import:wordpress` writes it. */
export const planSummary = z.object({
  siteTitle: z.string(),
  summary: z.object({
    came: count,
    changedByRule: count,
    needPerson: count,
    lost: count,
    targets: z.record(z.enum(targets), count),
  }),
  rules: importRules,
  warnings: z.array(z.string()),
});
export type PlanSummary = z.infer<typeof planSummary>;

const applied = z.object({
  run: z.string(),
  counts: z.object({
    created: count,
    updated: count,
    unchanged: count,
    leftAlone: count,
    drafts: count,
    files: count,
    redirects: count,
  }),
  /** A problem, and how often it occurred. */
  problems: z.array(z.tuple([z.string(), count])),
});

const undone = z.object({
  run: z.string(),
  inTrash: count,
  edited: z.array(z.object({ list: z.string(), record: z.number() })),
  filesInUse: count,
});

const importState = z.object({
  /** The folder of the exports; `""` when only a run was undone. */
  id: z.string(),
  /** The address of the old website. */
  from: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: count })),
  step: z.enum(steps),
  /** Why the exports were refused. */
  refusal: z.string().optional(),
  plan: planSummary.optional(),
  applied: applied.optional(),
  /** The run that is being undone. */
  undoing: z.string().optional(),
  undone: undone.optional(),
});
export type ImportState = z.infer<typeof importState>;

export type Progress = { what: string; done: number; all: number };

/** What the page of the import shows. */
export type ImportStatus = Omit<ImportState, "step"> & {
  step: ImportState["step"] | "none" | "interrupted";
  interrupted?: RunningStep;
  progress?: Progress;
};

const none: ImportStatus = { id: "", from: "", files: [], step: "none" };

/** `undefined` for a file that is missing or damaged: then the exports are uploaded again. */
export function parseState(text: string | undefined): ImportState | undefined {
  try {
    return importState.safeParse(JSON.parse(text ?? "")).data;
  } catch {
    return undefined;
  }
}

/** A step that the file names but that this process does not run was interrupted, such as by a restart. */
export function toStatus(
  state: ImportState | undefined,
  work: { progress: Progress | undefined } | undefined,
): ImportStatus {
  if (!state) return none;
  const step = running.find((each) => each === state.step);
  if (!step) return state;
  if (!work) return { ...state, step: "interrupted", interrupted: step };
  return { ...state, ...(work.progress && { progress: work.progress }) };
}
