import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchVitals } from "./web-vitals.ts";

type Report = (measure: { name: string; value: number }) => void;
const watched = vi.hoisted(() => ({ onCLS: vi.fn(), onINP: vi.fn(), onLCP: vi.fn() }));
vi.mock("web-vitals", () => watched);

const sendBeacon = vi.fn();
const stubPage = (vitals?: string) =>
  vi.stubGlobal("document", { documentElement: { dataset: vitals ? { vitals } : {} } });

beforeEach(() => {
  vi.stubGlobal("navigator", { sendBeacon });
  vi.stubGlobal("location", { pathname: "/Events" });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("measures nothing by default and reports nothing to another origin [A9]", async () => {
  for (const vitals of [undefined, "https://elsewhere.example/vitals"]) {
    stubPage(vitals);
    await watchVitals();
    for (const watch of Object.values(watched)) expect(watch).not.toHaveBeenCalled();
  }
});

test("reports three metrics with the page's path to its own site, and nothing about the visitor [A9]", async () => {
  stubPage("/vitals");
  await watchVitals();
  for (const [index, watch] of Object.values(watched).entries()) {
    const report: Report = watch.mock.calls[0]?.[0];
    report({ name: `figure-${index}`, value: 12 });
  }
  expect(sendBeacon.mock.calls).toEqual([
    ["/vitals", '{"name":"figure-0","value":12,"path":"/Events"}'],
    ["/vitals", '{"name":"figure-1","value":12,"path":"/Events"}'],
    ["/vitals", '{"name":"figure-2","value":12,"path":"/Events"}'],
  ]);
});
