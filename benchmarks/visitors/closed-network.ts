/** What one answer takes, in milliseconds of a core: of the site's thread, of its helping threads, and of who asks. */
export type Takes = { threadMs: number; helpMs: number; askerMs: number };

/** A visitor who asks again as soon as he is answered; `leftMs` is the work for him where he is now. */
type Line = { takes: Takes; askedMs: number; isAsked: boolean; helps: number; leftMs: number };
type Thread = { lines: Line[]; usedMs: number };

/** Node's threads beside the first (libuv), and how often zlib needs one of them for one text. */
const HELPERS = 4;
const HELPS = 3;
/** How long a thread works before another that waits for the same core: Linux's base slice on two cores. */
const TURN_MS = 1.4;

/**
 * A discrete simulation of a closed queueing network: so many `lines`, two cores. On one of them whoever asks does one
 * thing after another. On the other so does the site's thread, and takes turns with the threads that help it (round
 * robin). `tookMs` is sorted: from the asking to when the answer was looked at.
 */
export function playLines(
  lines: number,
  count: number,
  next: () => Takes,
): { perSecond: number; tookMs: number[] } {
  const asker: Line[] = [];
  const thread: Thread = { lines: [], usedMs: 0 };
  const helpers: Thread[] = Array.from({ length: HELPERS }, () => ({ lines: [], usedMs: 0 }));
  const pool: Line[] = [];
  /** Those with work, the one whose turn it is first. */
  const turns: Thread[] = [];
  const tookMs: number[] = [];
  let now = 0;

  const toAsker = (line: Line) => {
    line.leftMs = line.takes.askerMs / 2;
    asker.push(line);
  };
  const give = (line: Line, to: Thread) => {
    to.lines.push(line);
    if (!turns.includes(to)) turns.push(to);
  };
  const toThread = (line: Line) => {
    line.leftMs = line.takes.threadMs / (line.takes.helpMs > 0 ? HELPS + 1 : 1);
    give(line, thread);
  };
  const begin = () => {
    const takes = next();
    const helps = takes.helpMs > 0 ? HELPS : 0;
    toAsker({ takes, askedMs: now, isAsked: false, helps, leftMs: 0 });
  };

  const leaveAsker = (line: Line) => {
    if (line.isAsked) {
      tookMs.push(now - line.askedMs);
      return begin();
    }
    line.isAsked = true;
    line.askedMs = now - line.takes.askerMs / 2;
    toThread(line);
  };
  const leaveThread = (line: Line) => {
    if (line.helps === 0) return toAsker(line);
    line.helps -= 1;
    line.leftMs = line.takes.helpMs / HELPS;
    const free = helpers.find((helper) => helper.lines.length === 0);
    if (free) give(line, free);
    else pool.push(line);
  };
  const leaveHelper = (line: Line, helper: Thread) => {
    toThread(line);
    helper.lines.push(...pool.splice(0, 1));
  };

  for (let line = 0; line < lines; line += 1) begin();
  while (tookMs.length < count) {
    const [asking] = asker;
    const [worker] = turns;
    const worked = worker?.lines[0];
    const turnLeft =
      worker && turns.length > 1 ? TURN_MS - worker.usedMs : Number.POSITIVE_INFINITY;
    const step = Math.max(0, Math.min(leftOf(asking), leftOf(worked), turnLeft));
    now += step;
    if (asking && isDoneAfter(asking, step)) leaveAsker(asker.shift() ?? asking);
    if (!worker || !worked) continue;
    worker.usedMs += step;
    if (isDoneAfter(worked, step)) {
      worker.lines.shift();
      if (worker === thread) leaveThread(worked);
      else leaveHelper(worked, worker);
    }
    if (worker.lines.length > 0 && (turns.length < 2 || worker.usedMs < TURN_MS - TINY)) continue;
    worker.usedMs = 0;
    turns.shift();
    if (worker.lines.length > 0) turns.push(worker);
  }
  return { perSecond: (tookMs.length / now) * 1_000, tookMs: tookMs.sort((a, b) => a - b) };
}

const TINY = 1e-9;

const leftOf = (line: Line | undefined): number => line?.leftMs ?? Number.POSITIVE_INFINITY;

function isDoneAfter(line: Line, workedMs: number): boolean {
  line.leftMs -= workedMs;
  return line.leftMs <= TINY;
}
