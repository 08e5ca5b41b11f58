import type { ServerResponse } from "node:http";
import sharp from "sharp";
import { startStubHost } from "../../e2e/harness/stub-host.ts";
import { openInbox, type Way } from "../stage/messages.ts";
import type { Office } from "./office.ts";

/** How the host can be lost; "well" when it is not. */
export type Mood = "well" | "gone" | "busy" | "cut" | "a page";

export type Host = {
  url: string;
  /** The texts of the messages that it took. */
  texts: () => string[];
  /** How it takes messages while it is well. */
  takes: (way: Way) => void;
  become: (mood: Mood) => Promise<void>;
  isWell: () => boolean;
  close: () => Promise<void>;
};

/** A content host that answers what the office has published, as long as it is well. */
export async function startHost(office: Office, today: () => string): Promise<Host> {
  const stub = await startStubHost();
  const inbox = openInbox(stub);
  const photo = await paintPhoto();
  let mood: Mood = "well";

  /** Whether something else than the answer went out. */
  function fails(response: ServerResponse): boolean {
    // Nobody looks back at a year of requests.
    stub.received.length = 0;
    if (mood === "busy") response.writeHead(503, { "retry-after": "1" }).end();
    if (mood === "cut") response.writeHead(200, { "content-length": "900" }).write('[{"_id":"1"');
    if (mood === "cut") setTimeout(() => response.destroy(), 5);
    if (mood === "a page") response.end("<!doctype html><title>Log in to the network</title>");
    return mood !== "well";
  }

  for (const path of office.listsOn(today()).keys())
    stub.answer(path, (_, response) => {
      if (fails(response)) return;
      const list = office.listsOn(today()).get(path);
      response.setHeader("content-type", "application/json").end(JSON.stringify(list));
    });
  stub.answer("/api/subGallery", (request, response) => {
    const id = new URL(request.url ?? "", stub.url).searchParams.get("id") ?? "";
    if (!fails(response)) office.answerAlbum(id, response);
  });
  stub.answerPictures((request, response) => {
    if (fails(response)) return;
    if (office.hasPhoto(request.url?.split("/").at(-1) ?? "")) response.end(photo);
    else response.writeHead(404).end();
  });

  return {
    url: stub.url,
    texts: inbox.texts,
    takes: (way) => inbox.from(way),
    isWell: () => mood === "well",
    become: async (next) => {
      if (mood === "gone" && next !== "gone") await stub.open();
      if (mood !== "gone" && next === "gone") await stub.close();
      mood = next;
      inbox.from(mood === "well" ? "takes" : "is starting");
    },
    close: stub.close,
  };
}

const paintPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: "#567a5c" } })
    .jpeg()
    .toBuffer();
