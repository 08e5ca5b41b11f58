import { parseArgs } from "node:util";
import { readOperationsSettings } from "../settings.ts";
import { DEFAULT_TIMEOUT_MS, type Installation, installationAt } from "./installation.ts";

/** Parses `[--root DIR] [--patience SECONDS] [FILE]`. Tests set the root; patience is the timeout of the health checks. */
export function readArguments(args: string[]): {
  installation: Installation;
  file: string | undefined;
} {
  const options = { root: { type: "string" }, patience: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const timeoutMs = values.patience ? Number(values.patience) * 1_000 : DEFAULT_TIMEOUT_MS;
  const location = { root: values.root ?? "/", timeoutMs };
  const installation = installationAt(location, readOperationsSettings(process.env));
  return { installation, file: positionals[0] };
}
