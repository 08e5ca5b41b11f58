import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkCms } from "../cms/server/start-check.ts";
import { readConfig as readHost } from "../cms/src/read-config.ts";
import { readConfig as readSite } from "../website/server/config.ts";
import { checkSite } from "../website/server/start-check.ts";
import { root } from "./version.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const compose = read("deploy/compose.yaml");

/** What the file asks for in `.env`. */
const given: Record<string, string> = {
  SITE_ORIGIN: "https://www.school.example",
  CMS_URL: "https://cms.school.example",
  CONTENT_API_TOKEN: "c".repeat(64),
  PAYLOAD_SECRET: "p".repeat(64),
  POSTGRES_PASSWORD: "d".repeat(64),
};

/** The environment of a service: its own lines below `environment`, and those that both share. */
function environmentOf(service: string): Record<string, string> {
  const shared = compose.split("\nx-settings:")[1]?.split("\nservices:")[0] ?? "";
  const own = compose.split(`\n  ${service}:\n`)[1]?.split(/\n {2}[a-z-]+:\n/)[0] ?? "";
  const lines = [...`${shared}\n${own}`.matchAll(/^ +([A-Z][A-Z0-9_]+): "?(.+?)"?$/gm)];
  return Object.fromEntries(
    lines.map(([, name, value = ""]) => [
      name,
      value.replaceAll(/\$\{(\w+):\?\}/g, (_, asked: string) => given[asked] ?? ""),
    ]),
  );
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "manor-container-"));
  chmodSync(folder, 0o700);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("with the settings of compose.yaml both processes are ready for visitors, and find each other and Postgres", () => {
  const site = readSite({ ...environmentOf("website"), SITE_DATA_DIR: newFolder() });
  const host = readHost({ ...environmentOf("cms"), CMS_DATA_DIR: newFolder() });
  expect(checkSite(site)).toEqual([]);
  expect(checkCms(host).filter((todo) => !/tenth|disk/i.test(todo))).toEqual([]);
  expect(site.contentApiUrl).toBe("http://cms:4000");
  expect(site.contentApiToken).toBe(host.token);
  expect([host.address, host.port, host.trustProxy]).toEqual(["0.0.0.0", 4000, true]);
  expect(host.databaseUrl).toBe(`postgres://manor:${given["POSTGRES_PASSWORD"]}@postgres/manor`);
});

test("the site's container does not get the secrets of the CMS", () => {
  const names = Object.keys(environmentOf("website"));
  for (const secret of ["PAYLOAD_SECRET", "DATABASE_URL", "SMTP_URL", "BACKUP_PASSPHRASE"])
    expect(names).not.toContain(secret);
});

test("every value that compose.yaml asks for is named at its head, and every name is asked for", () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
  expect([...asked].sort()).toEqual(Object.keys(given).sort());
  for (const name of asked) expect(compose.split("x-manor:")[0]).toContain(`${name}=`);
});

test("the image starts what the units of systemd start, with the same flags", () => {
  const started = (unit: string) =>
    /^ExecStart=\/opt\/manor\/current\/(.+)$/m.exec(read(`deploy/units/${unit}`))?.[1]?.split(" ");
  const image = /^CMD (.+)$/m.exec(read("deploy/Containerfile"))?.[1] ?? "";
  expect(JSON.parse(image)).toEqual(started("manor-website.service"));
  const command = /^ {4}command: \[(.+)\]$/m.exec(compose)?.[1];
  expect(command?.split(", ")).toEqual(started("manor-cms.service"));
});
