/** What one answer takes, in milliseconds of a core: of the site's thread, of its helping threads, and of who asks. */
export type Takes = { threadMs: number; helpMs: number; askerMs: number };

type Job = { line: number; leftMs: number };

/** How many answers Node's pool works at beside the thread (libuv). */
const POOL = 4;

/**
 * A discrete simulation of visitors who ask again as soon as they are answered, with so many `lines` at once: one thread
 * that asks, one that answers, some that help it, all on the same `cores`, which they share evenly. Milliseconds.
 */
export function shareCores(
  lines: number,
  cores: number,
  count: number,
  next: () => Takes,
): { perSecond: number; tookMs: number[] } {
  const waiting = { asker: [] as Job[], thread: [] as Job[], helpers: [] as Job[] };
  const atWork = { asker: [] as Job[], thread: [] as Job[], helpers: [] as Job[] };
  const places = { asker: 1, thread: 1, helpers: POOL };
  const stages = ["asker", "thread", "helpers"] as const;
  const askedAt = new Float64Array(lines);
  const takes = Array.from({ length: lines }, next);
  const tookMs: number[] = [];
  let now = 0;

  const enter = (stage: keyof typeof places, line: number, leftMs: number) =>
    waiting[stage].push({ line, leftMs });

  /** What was answered is looked at by who asked, who asks for the next. */
  function answer(line: number): void {
    enter("asker", line, takes[line]?.askerMs ?? 0);
  }

  function leave(stage: keyof typeof places, line: number): void {
    if (stage === "asker") {
      askedAt[line] = now;
      takes[line] = next();
      enter("thread", line, takes[line].threadMs);
    } else if (stage === "thread" && (takes[line]?.helpMs ?? 0) > 0)
      enter("helpers", line, takes[line]?.helpMs ?? 0);
    else answer(line);
  }

  for (let line = 0; line < lines; line += 1) answer(line);
  while (tookMs.length < count) {
    for (const stage of stages)
      while (atWork[stage].length < places[stage] && waiting[stage].length > 0) {
        const job = waiting[stage].shift() as Job;
        if (stage === "asker" && (askedAt[job.line] ?? 0) > 0)
          tookMs.push(now - (askedAt[job.line] ?? 0));
        atWork[stage].push(job);
      }
    const jobs = stages.flatMap((stage) => atWork[stage]);
    const pace = Math.min(1, cores / jobs.length);
    const step = Math.min(...jobs.map(({ leftMs }) => leftMs));
    now += step / pace;
    for (const job of jobs) job.leftMs -= step;
    for (const stage of stages) {
      const done = atWork[stage].filter(({ leftMs }) => leftMs <= 1e-9);
      atWork[stage] = atWork[stage].filter(({ leftMs }) => leftMs > 1e-9);
      for (const { line } of done) leave(stage, line);
    }
  }
  return { perSecond: (tookMs.length / now) * 1_000, tookMs: tookMs.sort((a, b) => a - b) };
}
