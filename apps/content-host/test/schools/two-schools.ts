import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll } from "vitest";
import { type Clerk, signIn, uploadDocument, uploadPicture } from "../clerk.ts";
import { prepareHost } from "../prepare-host.ts";
import { runAllSql, runSql } from "../run-sql.ts";
import type { RunningHost } from "../running-host.ts";

/** Stands in everything that the first school has, and in nothing that anybody else sends. */
export const secret = "alphasecretword";
export const betaWord = "betasecretword";
const betaWebsite = "https://beta.example";

const used = prepareHost();
const { dataDir } = used;
export let host: RunningHost;
/** Looks after both schools. */
export let keeper: Clerk;
export let alpha: Clerk;
/** An admin of the second school alone: nobody there may do more. */
export let beta: Clerk;
export const ids = { alpha: 1, beta: 0 };
/** The names under which the files of the first school are stored. */
export let files: string[];
/** What each school has, by list. */
export const has: Record<"alpha" | "beta", Record<string, number>> = { alpha: {}, beta: {} };
/** An earlier state of each record of the first school, where its list has any. */
export const versions: Record<string, number> = {};

const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00.000Z" };
const today = "2026-03-05T12:00:00.000Z";

const onePage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Size 4/Root 1 0 R>>
startxref
0
%%EOF
`;

/** A record of each list that people fill. */
const records = (word: string): [list: string, data: object][] => [
  ["events", { title: word, venue: word, date: today, category: "Events" }],
  ["news", { title: word, fromDate: today }],
  ["albums", { title: word, date: today, category: "PhotoGallery", consent }],
  ["toppers", { name: word, class: "X", sessionYear: "2025-2026", division: "91", consent }],
  ["birthdays", { name: word, class: "VII", date: today, consent }],
  ["announcements", { description: word }],
  ["notices", { title: word }],
  ["principal-messages", { name: word, category: "Principal" }],
  ["weekly-menus", { date: today, breakfast: word }],
  ["online-registrations", { title: word }],
  ["pages", { title: word, address: `/${word}`, group: word }],
  ["mailings", { subject: word, text: word }],
];

beforeAll(async () => {
  ({ host, admin: keeper } = used);
  ids.beta = (
    await keeper.save("POST", "schools", { name: "Beta", code: "BETA", website: `${betaWebsite}/` })
  ).id;
  alpha = await somebody(`${secret}@alpha.example`, "editor", ids.alpha);
  beta = await somebody("office@beta.example", "admin", ids.beta);
  has.alpha = await fill(alpha, secret, "SGSM");
  has.beta = await fill(beta, betaWord, "BETA");
  files = await storedNames(alpha);
});

export async function somebody(email: string, role: string, ...schools: number[]): Promise<Clerk> {
  const password = "an own one for them";
  await keeper.save("POST", "users", { name: email, email, role, schools, password });
  // As if they had chosen it themselves.
  await runSql(dataDir, "UPDATE users SET must_change_password = false");
  return await signIn(host, email, password);
}

async function fill(clerk: Clerk, word: string, code: string): Promise<Record<string, number>> {
  const made: Record<string, number> = {};
  const colour = word === secret ? "#12332a" : "#8c1d2c";
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: colour },
  })
    .jpeg()
    .toBuffer();
  made["media"] = await uploadPicture(clerk, picture, `${word}.jpg`);
  made["documents"] = await uploadDocument(clerk, onePage, `${word}.pdf`);
  for (const list of ["media", "documents"])
    await clerk.save("PATCH", `${list}/${made[list]}`, { title: word });
  for (const [list, data] of records(word)) {
    const shown = { ...data, ...(list === "albums" && { attachments: [made["media"]] }) };
    made[list] = (await clerk.save("POST", list, { ...shown, _status: "published" })).id;
  }
  await clerk.ask("POST", "globals/name-and-address", { name: word, _status: "published" });
  await clerk.ask("POST", "globals/emergency-banner", { isShown: true, text: word });
  await fetch(`${host.url}/api/form/${code}/CF`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "the-same-for-both" },
    body: JSON.stringify({
      name: word,
      email: `${word}@example.org`,
      message: `Dear ${word}`,
      schoolcode: code,
    }),
  });
  const school = code === "BETA" ? ids.beta : ids.alpha;
  const now = `'${new Date().toISOString()}'`;
  await runSql(
    dataDir,
    `INSERT INTO subscribers (email, confirmed_at, salt, confirm_digest, leave_digest, school_id, updated_at, created_at)
     VALUES ('reader@example.org', ${now}, '${word}', '${word}', 'the same for both', ${school}, ${now}, ${now})`,
  );
  await runSql(
    dataDir,
    `INSERT INTO letters (kind, state, reason, tries, turn, key, school_id, updated_at, created_at)
     VALUES ('message', 'failed', '${word}', 0, 3, '${word}', ${school}, ${now}, ${now})`,
  );
  if (word === secret)
    for (const [list] of records(word))
      versions[list] = Number(
        (await (await clerk.ask("GET", `${list}/versions?limit=1`)).json()).docs?.[0]?.id ?? 0,
      );
  for (const list of ["contact-messages", "subscribers", "letters", "trail", "users"])
    made[list] = await newestId(list, school);
  return made;
}

async function newestId(list: string, school: number): Promise<number> {
  const table = list.replaceAll("-", "_");
  const where =
    list === "users"
      ? `id IN (SELECT parent_id FROM users_rels WHERE schools_id = ${school})`
      : `school_id = ${school}`;
  const [row] = await runSql(dataDir, `SELECT MAX(id) AS id FROM ${table} WHERE ${where}`);
  return Number(Object(row).id);
}

/** Everything that the database has of the first school, row by row. */
export async function allOfAlpha(): Promise<unknown[]> {
  const columns = ["school_id", "version_school_id"];
  const statements = (await Promise.all(columns.map(tablesWith))).flatMap((tables, at) =>
    tables.map((table) => `SELECT * FROM "${table}" WHERE "${columns[at]}" = 1 ORDER BY id`),
  );
  const all = [...statements, "SELECT * FROM schools WHERE id = 1", ...peopleAndLocks];
  const rows = await runAllSql(dataDir, all);
  return all.map((statement, at) => [statement, rows[at]]);
}

const peopleAndLocks = [
  `SELECT id, name, email, role, hash FROM users WHERE id NOT IN (SELECT parent_id FROM users_rels)
   OR id IN (SELECT parent_id FROM users_rels WHERE schools_id = 1) ORDER BY id`,
  "SELECT parent_id, schools_id FROM users_rels WHERE schools_id = 1 ORDER BY parent_id",
  "SELECT * FROM payload_locked_documents WHERE school = 1 ORDER BY id",
  `SELECT * FROM payload_locked_documents_rels WHERE parent_id IN
   (SELECT id FROM payload_locked_documents WHERE school = 1) ORDER BY id`,
];

/** What the database itself says. */
export const sqlOf = (statement: string): Promise<object[]> => runSql(dataDir, statement);

async function tablesWith(column: string): Promise<string[]> {
  const { storesOf } = await import("../../../../tests/e2e/harness/stores.ts");
  const { DATABASE_URL } = await storesOf(dataDir);
  const statement = DATABASE_URL
    ? `SELECT table_name AS name FROM information_schema.columns WHERE column_name = '${column}'`
    : `SELECT m.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = '${column}'`;
  const found = (await runSql(dataDir, statement)) as { name: string }[];
  // Lines of the trail are added by whatever is tried, and not by what is read here.
  return found
    .map(({ name }) => name)
    .filter((name) => name !== "trail")
    .sort();
}

async function storedNames(clerk: Clerk): Promise<string[]> {
  const found: string[] = [];
  for (const list of ["media", "documents"]) {
    const { docs } = await (await clerk.ask("GET", `${list}?limit=0&depth=0`)).json();
    found.push(...docs.map(({ filename }: { filename: string }) => filename));
  }
  return found;
}

/** The secret with which the running host signs. */
export const signingSecret = (): string => readFileSync(`${dataDir}/secret`, "utf8").trim();
