import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createBodyLimit, limitConnections } from "./slow-clients.ts";

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function open(port: number, text = ""): Promise<Socket & { received: string }> {
  const socket = Object.assign(connect(port, "127.0.0.1"), { received: "" });
  sockets.push(socket);
  socket.on("data", (bytes) => {
    socket.received += bytes;
  });
  socket.on("error", () => {});
  await new Promise<void>((ready) => socket.once("connect", ready));
  socket.write(text);
  return socket;
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  server.unref();
  return (server.address() as AddressInfo).port;
}

test("refuses a body while twenty others of its address are arriving, and accepts again afterwards", async () => {
  const { accept } = createBodyLimit();
  const server = createServer((request, response) => {
    if (!accept(request, String(request.headers["x-address"]))) response.statusCode = 429;
    // A handler that reads no body yet.
    response.flushHeaders();
  });
  const port = await listen(server);
  const send = (address: string, sent: string) =>
    open(
      port,
      `POST / HTTP/1.1\r\nhost: a\r\nx-address: ${address}\r\ncontent-length: 2\r\n\r\n${sent}`,
    );
  const until = (socket: { received: string }, status: number) =>
    expect.poll(() => socket.received).toContain(`HTTP/1.1 ${status} `);
  for (let count = 0; count < 40; count += 1) await until(await send("10.0.0.1", "ab"), 200);
  const slow: Awaited<ReturnType<typeof open>>[] = [];
  for (let count = 0; count < 20; count += 1) slow.push(await send("10.0.0.1", "a"));
  for (const socket of slow) await until(socket, 200);
  await until(await send("10.0.0.1", "ab"), 429);
  await until(await send("10.0.0.2", "ab"), 200);
  slow[0]?.write("b");
  slow[1]?.destroy();
  await expect
    .poll(async () => {
      const socket = await send("10.0.0.1", "ab");
      await expect.poll(() => socket.received).not.toBe("");
      return socket.received;
    })
    .toContain("HTTP/1.1 200 ");
});

test("closes the connection after the last one that an address may have, and not those of this machine", async () => {
  const open4 = async (isExempt?: () => boolean) => {
    const server = createServer();
    limitConnections(server, 3, isExempt);
    const port = await listen(server);
    const all: Socket[] = [];
    for (let count = 0; count < 4; count += 1) all.push(await open(port));
    return { port, all, countClosed: () => all.filter(({ closed }) => closed).length };
  };
  const { port, all, countClosed } = await open4(() => false);
  await expect.poll(countClosed).toBe(1);
  all[0]?.destroy();
  await expect
    .poll(async () => {
      const socket = await open(port);
      await new Promise((done) => setTimeout(done, 50));
      return socket.closed;
    })
    .toBe(false);
  expect((await open4()).countClosed()).toBe(0);
});
