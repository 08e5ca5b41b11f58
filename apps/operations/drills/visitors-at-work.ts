import { Agent, request } from "node:https";
import { SITE } from "./several.ts";

type Noted = { phase: string; kind: "read" | "sent"; ms: number; problem?: string };
export type AtWork = {
  /** What is going on from now on. */
  during: (phase: string) => void;
  /** Ends it; every message for which a receipt came, and what was noted. */
  stop: () => Promise<{ receipts: string[]; noted: Noted[] }>;
};

const pages = ["/", "/News", "/Events", "/Gallery", "/contact", "/about", "/weeklyMenu"].concat(
  "/search?q=school",
);
const bodyOf = (message: string) => ({
  name: "A",
  email: "a@b.example",
  message,
  schoolcode: "SGSM",
});

/** Leaves a message at one site, past the web server. Gives the status. */
export async function leaveMessage(siteUrl: string, message: string): Promise<number> {
  const answer = await fetch(`${siteUrl}/api/form/SGSM/CF`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: `https://${SITE}` },
    body: JSON.stringify(bodyOf(message)),
  });
  return answer.status;
}

/** Visitors who read and write through the web server at `port`, without a pause worth mentioning. */
export function keepVisiting(port: number): AtWork {
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const noted: Noted[] = [];
  const receipts: string[] = [];
  let phase = "all are well";
  let isOver = false;

  function ask(path: string, body?: object): Promise<number> {
    const text = body && JSON.stringify(body);
    const headers = {
      host: SITE,
      ...(text && {
        origin: `https://${SITE}`,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
      }),
    };
    const how = { host: "127.0.0.1", port, path, headers, method: text ? "POST" : "GET", agent };
    return new Promise((done, failed) => {
      request({ ...how, servername: SITE, rejectUnauthorized: false }, (answer) => {
        // Cut off in its middle it is no answer either.
        answer.on("error", failed).on("end", () => done(answer.statusCode ?? 0));
        answer.resume();
      })
        .on("error", failed)
        .end(text);
    });
  }

  async function note(kind: Noted["kind"], path: string, good: number, body?: object) {
    const [began, during] = [performance.now(), phase];
    const status = await ask(path, body).catch((error: unknown) => String(error));
    const ms = performance.now() - began;
    const isGood = status === good;
    noted.push({ phase: during, kind, ms, ...(!isGood && { problem: `${path}: ${status}` }) });
    return isGood;
  }

  async function read(who: number): Promise<void> {
    for (let count = who; !isOver; count += 1) {
      await note("read", pages[count % pages.length] ?? "/", 200);
      await new Promise((next) => setTimeout(next, 20));
    }
  }

  async function write(who: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const message = `message ${count} of visitor ${who}`;
      if (await note("sent", "/api/form/SGSM/CF", 201, bodyOf(message))) receipts.push(message);
      await new Promise((next) => setTimeout(next, 100));
    }
  }

  const all = Promise.all([...[0, 1, 2, 3, 4, 5].map(read), ...[0, 1, 2].map(write)]);
  return {
    during: (next) => {
      phase = next;
    },
    stop: async () => {
      isOver = true;
      await all;
      agent.destroy();
      return { receipts, noted };
    },
  };
}

/** A line for each phase, and how many requests failed in all. */
export function tableOf(noted: readonly Noted[]): { text: string; problems: string[] } {
  const phases = [...new Set(noted.map(({ phase }) => phase))];
  const lines = phases.map((phase) => {
    const of = noted.filter((one) => one.phase === phase);
    const count = (kind: Noted["kind"]) => of.filter((one) => one.kind === kind).length;
    const failed = of.filter(({ problem }) => problem).length;
    const slowest = Math.round(Math.max(...of.map(({ ms }) => ms)));
    const cells = [phase.padEnd(44), count("read"), count("sent"), failed, `${slowest} ms`];
    return cells.map((cell) => String(cell).padStart(8)).join("");
  });
  const head = ["".padEnd(44), "read", "sent", "failed", "slowest"];
  const text = [head.map((cell) => cell.padStart(8)).join(""), ...lines].join("\n");
  return {
    text,
    problems: noted.flatMap(({ phase, problem }) => (problem ? [`${phase}: ${problem}`] : [])),
  };
}
