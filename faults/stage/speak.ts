import { connect } from "node:net";

/** What came back over one connection, and whether the other side ended it. */
export type Spoken = { text: string; answers: Spoke[]; isClosed: boolean; ms: number };
type Spoke = { status: number; head: string };

/** Says exactly these bytes over a connection of its own, and listens until it is closed or silent for long enough. */
export function speak(url: string, bytes: string | Buffer, listenMs = 400): Promise<Spoken> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  return new Promise((done) => {
    const pieces: Buffer[] = [];
    let isClosed = false;
    const socket = connect(Number(port), hostname);
    const finish = () => {
      clearTimeout(silence);
      socket.destroy();
      const text = Buffer.concat(pieces).toString("latin1");
      done({ text, answers: readAnswers(text), isClosed, ms: performance.now() - started });
    };
    let silence = setTimeout(finish, listenMs * 5);
    socket.on("data", (piece: Buffer) => {
      pieces.push(piece);
      clearTimeout(silence);
      silence = setTimeout(finish, listenMs);
    });
    socket.once("end", () => {
      isClosed = true;
    });
    socket.once("close", () => {
      isClosed = true;
      finish();
    });
    socket.once("error", () => {});
    socket.write(bytes);
  });
}

/** Each status line in what was said, with its headers; a body of ours never holds one. */
function readAnswers(text: string): Spoke[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)/g)].map(
    ([, status, head = ""]) => ({ status: Number(status), head: head.toLowerCase() }),
  );
}
