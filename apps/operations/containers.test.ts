import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkCms } from "../cms/server/start-check.ts";
import { readConfig as readCms } from "../cms/src/read-config.ts";
import { readConfig as readSite } from "../website/server/config.ts";
import { checkSite } from "../website/server/start-check.ts";
import { root } from "./version.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const compose = read("deploy/compose.yaml");

/** The variables that the file requires in `.env`. */
const given: Record<string, string> = {
  SITE_ORIGIN: "https://www.school.example",
  CMS_URL: "https://cms.school.example",
  CONTENT_API_TOKEN: "c".repeat(64),
  PAYLOAD_SECRET: "p".repeat(64),
  POSTGRES_PASSWORD: "d".repeat(64),
};

/** The environment of a service: its own `environment`, and the shared one. */
function getEnvironment(service: string): Record<string, string> {
  const shared = compose.split("\nx-settings:")[1]?.split("\nservices:")[0] ?? "";
  const own = compose.split(`\n  ${service}:\n`)[1]?.split(/\n {2}[a-z-]+:\n/)[0] ?? "";
  const lines = [...`${shared}\n${own}`.matchAll(/^ +([A-Z][A-Z0-9_]+): "?(.+?)"?$/gm)];
  return Object.fromEntries(
    lines.map(([, name, value = ""]) => [
      name,
      value.replaceAll(/\$\{(\w+):\?\}/g, (_, variable: string) => given[variable] ?? ""),
    ]),
  );
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "manor-container-"));
  chmodSync(folder, 0o700);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("compose.yaml configures both processes for production, with each other's and Postgres's address", () => {
  const site = readSite({ ...getEnvironment("website"), SITE_DATA_DIR: newFolder() });
  const cms = readCms({ ...getEnvironment("cms"), CMS_DATA_DIR: newFolder() });
  expect(checkSite(site)).toEqual([]);
  expect(checkCms(cms).filter((todo) => !/tenth|disk/i.test(todo))).toEqual([]);
  expect(site.contentApiUrl).toBe("http://cms:4000");
  expect(site.contentApiToken).toBe(cms.token);
  expect([cms.address, cms.port, cms.trustProxy]).toEqual(["0.0.0.0", 4000, true]);
  expect(cms.databaseUrl).toBe(`postgres://manor:${given["POSTGRES_PASSWORD"]}@postgres/manor`);
});

test("the website's container does not receive the secrets of the CMS", () => {
  const names = Object.keys(getEnvironment("website"));
  for (const secret of ["PAYLOAD_SECRET", "DATABASE_URL", "SMTP_URL", "BACKUP_PASSPHRASE"])
    expect(names).not.toContain(secret);
});

test("the head of compose.yaml lists exactly the variables that it requires", () => {
  const required = new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
  expect([...required].sort()).toEqual(Object.keys(given).sort());
  for (const name of required) expect(compose.split("x-manor:")[0]).toContain(`${name}=`);
});

test("website and CMS have different users, which the image creates", () => {
  const users = [...compose.matchAll(/^ {4}user: (manor-\w+)$/gm)].map(([, user]) => user);
  expect(users).toEqual(["manor-website", "manor-cms"]);
  for (const user of users)
    expect(read("deploy/Containerfile")).toMatch(new RegExp(`useradd --system .* ${user} `));
});

test("images of others have exact versions", () => {
  const images = [
    ...`${compose}${read("deploy/Containerfile")}`.matchAll(/^(?:FROM| +image:) (\S+:.*)$/gm),
  ];
  expect(images.map(([, image = ""]) => image.split(":")[0]).sort()).toEqual([
    "caddy",
    "debian",
    "postgres",
  ]);
  for (const [, image] of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?$/);
});

test("the image runs the same commands as the systemd units", () => {
  const readCommand = (unit: string) =>
    /^ExecStart=\/opt\/manor\/current\/(.+)$/m.exec(read(`deploy/units/${unit}`))?.[1]?.split(" ");
  const image = /^CMD (.+)$/m.exec(read("deploy/Containerfile"))?.[1] ?? "";
  expect(JSON.parse(image)).toEqual(readCommand("manor-website.service"));
  const cms = compose.split("\n  cms:\n")[1] ?? "";
  const command = /^ {4}command: \[(.+)\]$/m.exec(cms)?.[1];
  expect(command?.split(", ")).toEqual(readCommand("manor-cms.service"));
});
