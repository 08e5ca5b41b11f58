import { performance } from "node:perf_hooks";
import { foldText } from "../apps/site/app/for-server.ts";
import { questions } from "../apps/site/server/search/questions.ts";
import { samples, startSearch } from "../apps/site/server/search/test-stage.ts";

// The hundred questions with their first answers, then what a question costs among 100,000 records, beside going
// through all of their texts once. `npm run bench -- search`

const RECORDS = 100_000;
const ROUNDS = 5;

const textOf = (pieces: readonly { text: string }[] = []) =>
  pieces.map(({ text }) => text).join("");
const { search } = startSearch();
const rows = [];
for (const [question, wanted] of questions) {
  const { answer, groups } = await search(question);
  const first = answer?.href ?? groups[0]?.hits[0]?.href ?? "";
  const sentence = textOf(answer?.note).slice(0, 60);
  rows.push({ question, first, right: wanted.split(" ").includes(first), sentence });
}
console.table(rows);
console.log(`${rows.filter(({ right }) => right).length} of ${rows.length} are right.`);

const words = "prize swimming cricket debate choir science history founders march snow".split(" ");
const events = Array.from({ length: RECORDS }, (_, n) => ({
  ...samples["events"]?.[0],
  _id: String(n),
  title: `Inter-house ${words[n % 10]} number ${n}`,
  description: `The ${words[(n * 7) % 10]} of the ${words[(n * 3) % 10]} in the hills, for all houses.`,
}));
const large = startSearch({ ...samples, events });
await large.search("prize");

const scans: number[] = [];
const asked: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  scans.push(
    await took(() => {
      for (const { title, description } of events)
        foldText(`${title} ${description}`).includes("swimming");
    }),
  );
  for (const [question] of questions) asked.push(await took(() => large.search(question)));
}
const [scan, half, most] = [at(scans, 0.5), at(asked, 0.5), at(asked, 0.99)];
console.table({
  "going through all texts once, ms": { value: scan.toFixed(1) },
  "a question, median, ms": { value: half.toFixed(2) },
  "a question, 99 of 100, ms": { value: most.toFixed(2) },
  "median beside going through": { value: `${(half / scan).toFixed(3)} times` },
  "99 of 100 beside going through": { value: `${(most / scan).toFixed(3)} times` },
});

async function took(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function at(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0;
}
