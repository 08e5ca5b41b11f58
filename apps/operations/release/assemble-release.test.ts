import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { keepOnlyFaceDetector } from "./assemble-release.ts";

test("a release has no model that recognises people or guesses their age and emotions", () => {
  const { resolve } = createRequire(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), "detector-"));
  cpSync(dirname(resolve("@vladmandic/face-api/package.json")), folder, { recursive: true });
  keepOnlyFaceDetector(folder);
  const options = { recursive: true, withFileTypes: true } as const;
  const files = readdirSync(folder, options).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).sort()).toEqual([
    "LICENSE",
    "package.json",
    "tiny_face_detector_model-weights_manifest.json",
    "tiny_face_detector_model.bin",
  ]);
  rmSync(folder, { recursive: true });
});
