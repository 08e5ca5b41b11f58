// For the test of the mirror: the built site with a fake CMS, and a static file server.
import { readFileSync, statSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { silentLog } from "../content/test-content.ts";
import { readConfig } from "../server/config.ts";
import { createImageWorker } from "../server/images/image-worker.ts";
import { createSite } from "../server/index.ts";
import { listen } from "../server/test-server.ts";

const photo = readFileSync(join(import.meta.dirname, "../pictures/path-dawn.jpg"));
export const odd = "वार्षिक दिवस.jpg";
export const album = (id: string, ...attachments: string[]) => ({
  _id: id,
  title: `Album ${id}`,
  date: "2026-10-02",
  category: "PhotoGallery",
  attachments,
});
export const lists: Record<string, unknown[]> = {
  "/api/gallery/All/SGSM": [album("sports", "run.jpg", odd), album("quiz", "quiz.jpg")],
  "/api/events/SGSM": Array.from({ length: 30 }, (_, n) => ({
    _id: `event${n}`,
    title: `Event ${n}`,
    date: "2026-11-02",
    category: "Events",
    attachments: n === 0 ? ["programme.pdf"] : [],
  })),
  "/api/topper/SGSM": [
    {
      _id: "t",
      name: "Zebedee Topper",
      class: "X",
      sessionYear: "2026-2027",
      division: "99",
      attachments: ["zebedee.jpg"],
    },
  ],
  "/api/voice/SGSM": [
    {
      _id: "v",
      name: "Zebedee Voice",
      kind: "pupil",
      sentence: "Mine.",
      attachments: ["zebedee.jpg"],
    },
  ],
  "/api/birthdays/SGSM": [{ _id: "b", name: "Zebedee Birthday", class: "V", date: "2000-11-20" }],
};
lists["/api/gallery/SGSM"] = lists["/api/gallery/All/SGSM"] ?? [];
lists["/api/events/All/SGSM"] = lists["/api/events/SGSM"] ?? [];

const serveCms: RequestListener = (request, response) => {
  const url = new URL(request.url ?? "/", "http://cms.invalid");
  if (url.pathname.startsWith("/api/image/"))
    return void response.end(url.pathname.endsWith(".pdf") ? "%PDF-1.4 programme" : photo);
  const id = url.searchParams.get("id");
  const albums = (lists["/api/gallery/All/SGSM"] ?? []) as { _id: string }[];
  if (id) {
    const found = albums.find(({ _id }) => _id === id);
    return void response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {}));
  }
  const isUnknown = url.pathname.startsWith("/api/site/");
  response.writeHead(isUnknown ? 404 : 200).end(JSON.stringify(lists[url.pathname] ?? []));
};

const serveFolder =
  (folder: string): RequestListener =>
  (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://copied.invalid").pathname);
    const file = join(folder, path);
    const stat = (name: string) => statSync(name, { throwIfNoEntry: false });
    if (stat(file)?.isFile()) return void response.end(readFileSync(file));
    if (!stat(join(file, "index.html"))) return void response.writeHead(404).end("none");
    if (path.endsWith("/")) return void response.end(readFileSync(join(file, "index.html")));
    response.writeHead(301, { location: `${path}/` }).end();
  };

const shorten = async (bytes: Buffer) => bytes.subarray(0, 100);

export type Fixture = { live: string; copied: string; close: () => Promise<void> };

/** `data` is the site's data folder, `mirror` the folder that the static server serves. */
export async function startFixture(data: string, mirror: string): Promise<Fixture> {
  const settings = {
    CONTENT_API_URL: await listen(serveCms),
    SITE_DATA_DIR: data,
    SITE_NOW: "2026-11-20T10:00:00+05:30",
    SITE_ORIGIN: "https://www.school.example",
    CONTENT_POLL_MS: "100",
    PREWARM_IMAGES: "0",
  };
  const config = { ...readConfig(settings), port: 0 };
  // The content of the images does not matter here, and rendering them takes minutes.
  const pictureWorker = { ...createImageWorker(), render: shorten, paintCard: shorten };
  const site = await createSite(config, silentLog, { pictureWorker });
  await site.listen();
  return {
    live: `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`,
    copied: await listen(serveFolder(mirror)),
    close: site.close,
  };
}
