import { connect } from "node:net";
import { zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Editor, uploadPicture } from "./editor.ts";
import { prepareCms } from "./prepare-cms.ts";

/** Before the limits of docs/security.md these requests took from ten seconds to hours. */
const MAX_ANSWER_MS = 5_000;
/** The health check, on a machine that runs other tests; before the limits it waited as long. */
const MAX_HEALTH_MS = 3_000;

describe("requests that would cost much", () => {
  const { admin, cms, createUser, visitor } = prepareCms();

  /** Runs `work` while the health check is requested all the time. Returns its result and the longest waits. */
  async function measure<Result>(work: () => Promise<Result>) {
    const waits: number[] = [];
    let isRunning = true;
    const watch = (async () => {
      while (isRunning) {
        const asked = performance.now();
        await (await fetch(`${cms.url}/healthz`)).text();
        waits.push(performance.now() - asked);
        await new Promise((done) => setTimeout(done, 20));
      }
    })();
    const start = performance.now();
    const result = await work();
    const ms = performance.now() - start;
    isRunning = false;
    await watch;
    return { result, ms, healthMs: Math.max(...waits) };
  }

  /** Expects that the request is answered in time and does not delay others. */
  async function expectCheap(work: () => Promise<Response>, status: number, text: RegExp) {
    const { result, ms, healthMs } = await measure(work);
    expect({ status: result.status, body: await result.text() }).toEqual({
      status,
      body: expect.stringMatching(text),
    });
    expect(ms).toBeLessThan(MAX_ANSWER_MS);
    expect(healthMs).toBeLessThan(MAX_HEALTH_MS);
  }

  const upload = (
    user: Editor,
    collection: string,
    file: Uint8Array,
    type: string,
    name: string,
  ) => {
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(file)], { type }), name);
    body.set("_payload", "{}");
    return user.ask("POST", collection, body);
  };

  test("a PDF of a contributor without the end of its streams is refused, or stored with its faults", async () => {
    const contributor = await createUser("contributor", "contributor");
    const streams = `%PDF-1.4\n${"stream\n".repeat(140_000)}`;
    const send = (text: string) =>
      upload(contributor, "documents", Buffer.from(text), "application/pdf", "x.pdf");
    await expectCheap(() => send(streams), 400, /Invalid PDF file/);
    const ended = `${streams}xref\ntrailer\nstartxref\n9\n%%EOF\n`;
    await expectCheap(() => send(ended), 201, /"pdfProblems":"text title language"/);
  });

  const sheet = (xml: string) => ({ "xl/worksheets/sheet1.xml": Buffer.from(xml) });
  test.each([
    ["row 400000000", zipSync(sheet('<sheetData><row r="400000000"></row></sheetData>'))],
    [
      "cell ZZZZZZZ1",
      zipSync(sheet('<sheetData><row r="1"><c r="ZZZZZZZ1"><v>1</v></c></row></sheetData>')),
    ],
  ])("a workbook with %s is refused", async (_, bytes) => {
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(bytes)]), "table.xlsx");
    body.set("_payload", JSON.stringify({ into: "toppers" }));
    await expectCheap(() => admin.ask("POST", "import", body), 400, /cells after row 10000/);
  });

  test("deeply encoded addresses are refused before the token is checked", async () => {
    const path = `/api/image/%${"25".repeat(4_000)}2e`;
    const all = async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, () => visitor.ask(path)));
      return answers[0] as Response;
    };
    await expectCheap(all, 400, /cannot be read/);
    await expectCheap(() => visitor.ask(path + "25".repeat(500)), 414, /too long/);
  });

  test("a file that is not a JPEG, PNG or WebP reaches no decoder", async () => {
    const create = { width: 4, height: 4, channels: 3, background: "#789" } as const;
    const tiff = await sharp({ create }).tiff().toBuffer();
    const asked = () => upload(admin, "media", tiff, "image/jpeg", "a.jpg");
    await expectCheap(asked, 400, /it has another format/);
  });

  test("of 25 pictures at once each is stored or refused with a reason", async () => {
    const before = (await admin.get("media?limit=0")).totalDocs;
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const create = { width: 640, height: 480, channels: 3, background: "#789", noise } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    const { result, healthMs } = await measure(() =>
      Promise.all(
        Array.from({ length: 25 }, (_, n) =>
          upload(admin, "media", picture, "image/jpeg", `${n}.jpg`).then(async (response) => ({
            status: response.status,
            body: await response.text(),
          })),
        ),
      ),
    );
    const stored = result.filter(({ status }) => status === 201);
    const refused = result.filter(({ status }) => status === 503);
    expect(stored.length).toBeGreaterThanOrEqual(20);
    expect(stored.length + refused.length).toBe(25);
    for (const { body } of refused) expect(body).toContain("Please try again in a minute.");
    expect((await admin.get("media?limit=0")).totalDocs).toBe(before + stored.length);
    expect(healthMs).toBeLessThan(2 * MAX_HEALTH_MS);
    expect((await uploadPicture(admin)).id).toBeGreaterThan(0);
  });

  /** Sends a form in two halves, and returns the response until the connection ends. */
  async function sendInHalves(cookie: string, pauseMs: number): Promise<string> {
    const form = new FormData();
    const create = { width: 40, height: 30, channels: 3, background: "#789" } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    form.set("file", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "slow.jpg");
    form.set("_payload", "{}");
    const { headers, body } = await toBytes(form);
    const { hostname, port, origin } = new URL(cms.url);
    const socket = connect(Number(port), hostname).on("error", () => {});
    let received = "";
    socket.on("data", (bytes) => {
      received += bytes;
    });
    const head = [
      "POST /cms-api/media HTTP/1.1",
      `host: ${hostname}:${port}`,
      `origin: ${origin}`,
      "sec-fetch-site: same-origin",
      `content-type: ${headers}`,
      `content-length: ${body.length}`,
      `cookie: ${cookie}`,
      "connection: close",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    socket.write(body.subarray(0, 200));
    const timer = setTimeout(() => socket.write(body.subarray(200)), pauseMs);
    await new Promise((closed) => socket.once("close", closed));
    clearTimeout(timer);
    return received;
  }

  async function toBytes(form: FormData) {
    const response = new Response(form);
    return {
      headers: response.headers.get("content-type") ?? "",
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  test("a body without a session has ten seconds, and a signed-in user's file more", async () => {
    const start = performance.now();
    const [anonymous, editor] = await Promise.all([
      sendInHalves("", 60_000).then((received) => ({ received, ms: performance.now() - start })),
      sendInHalves(admin.cookie, 15_000),
    ]);
    expect(anonymous.received).not.toContain("HTTP/1.1 201");
    expect(anonymous.ms).toBeLessThan(20_000);
    expect(editor).toContain("HTTP/1.1 201");
  });
});
