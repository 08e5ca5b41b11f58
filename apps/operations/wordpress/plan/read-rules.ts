import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";
import { ImportError } from "../import-error.ts";
import { byType, type Rules, targets, undecided } from "./plan.ts";

const target = z.enum(targets);

const planFile = z.object({
  version: z.literal(1),
  rules: z.object({
    types: z.array(
      z.object({
        type: z.string(),
        items: z.number().catch(0),
        target: z.union([target, z.literal(undecided)]),
      }),
    ),
    categories: z.array(
      z.object({
        category: z.string(),
        name: z.string().catch(""),
        items: z.number().catch(0),
        target: z.union([target, z.literal(byType)]),
      }),
    ),
  }),
});

/** The rules of an earlier plan, as the operator edited them; none when the file does not exist. */
export async function readRules(path: string): Promise<Rules> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new ImportError(`${path} cannot be read (${error.code}). Nothing was written.`);
  });
  if (text === undefined) return { types: [], categories: [] };
  const plan = planFile.safeParse(parseJson(text, path));
  if (plan.success) return plan.data.rules;
  const [issue] = plan.error.issues;
  const where = issue?.path.join(".") || "the file";
  throw new ImportError(
    `${basename(path)} is not a plan of this import: look at ${where}. A target is one of ${targets.join(", ")}; of a category also "${byType}", of a type also "${undecided}". Nothing was written.`,
  );
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : String(error);
    throw new ImportError(
      `${basename(path)} is no valid JSON (${reason}). Correct it, or delete it to start again. Nothing was written.`,
    );
  }
}
