import assert from "node:assert/strict";

/** Waits until something has come true; a minute is too long. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await isTrue())) {
    assert.ok(performance.now() < deadline, "it did not come true within a minute");
    await new Promise((again) => setTimeout(again, 200));
  }
}
