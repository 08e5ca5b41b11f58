// For the tests of this folder: a configurable fake CMS and the image server in front of it.

import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@manor/content-api";
import sharp from "sharp";
import { listen, serveSteps } from "../test-server.ts";
import { createImageWorker } from "./image-worker.ts";
import { createImages, type ImagesOptions } from "./images.ts";

/** Shared by all tests of a file; each file runs in its own process. */
export const worker = createImageWorker();

type CmsResponse =
  | Buffer
  | string
  | number
  | ((request: IncomingMessage, response: ServerResponse) => void);

export type Fixture = {
  /** The response of the CMS by name: a body, a status, or a handler. */
  cmsFiles: Map<string, CmsResponse>;
  /** The paths requested from the CMS, in order. */
  requests: string[];
  logged: string[];
  dataDir: string;
  /** The address of the site. */
  address: string;
  /** Prunes files that none of these records names, as the site does at every poll. */
  prune: (records: unknown[]) => void;
  /** Prewarms the images of these records; resolves when all are rendered. */
  prewarm: (records: unknown[]) => Promise<void>;
  passTime: (milliseconds: number) => void;
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  stopCms: () => void;
  /** Creates the image server again, as after a restart. */
  restart: () => Promise<void>;
  close: () => void;
};

export async function startFixture(options: Partial<ImagesOptions> = {}): Promise<Fixture> {
  const cmsFiles: Fixture["cmsFiles"] = new Map();
  const requests: string[] = [];
  const logged: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "manor-images-"));
  let time = 0;
  let version = 0;

  const cms = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    requests.push(path);
    const cmsResponse = cmsFiles.get(path.replace("/api/image/", "")) ?? 404;
    if (typeof cmsResponse === "function") cmsResponse(request, response);
    else if (typeof cmsResponse === "number") response.writeHead(cmsResponse).end("sorry");
    else response.setHeader("content-type", "text/html").end(cmsResponse);
  });

  const write = (fields: object, message: string) => {
    logged.push(`${message} ${JSON.stringify(fields)}`);
  };
  const settings: ImagesOptions = {
    client: createClient({ baseUrl: await listen(cms), school: "SGSM" }),
    dataDir: folder,
    log: { info: write, warn: write, error: write },
    school: "SGSM",
    now: () => time,
    worker,
    prohibitsMining: () => true,
    isCmsSilent: () => false,
    ...options,
  };
  let images = await createImages(settings);

  const address = await serveSteps([(exchange) => images.step(exchange)]);

  return {
    cmsFiles,
    requests,
    logged,
    dataDir: folder,
    address,
    prune: (records) => {
      version += 1;
      return images.prune(records, version);
    },
    prewarm: (records) => {
      version += 1;
      return images.prewarm(records, version);
    },
    passTime: (milliseconds) => {
      time += milliseconds;
    },
    get: (path, headers = {}, method = "GET") => fetch(address + path, { headers, method }),
    stopCms: () => {
      cms.closeAllConnections();
      cms.close();
    },
    restart: async () => {
      images = await createImages(settings);
    },
    close: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** A photo as a phone saves it: rotated, with location, owner and serial number. */
export function takePhoto(width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#567a5c" } })
    .withExif({
      IFD0: {
        Make: "Samplecam",
        Model: "Secret Model",
        Artist: "Owner Name",
        Copyright: "Owner Name",
      },
      IFD2: {
        DateTimeOriginal: "2024:10:05 12:30:00",
        ISOSpeedRatings: "200",
        FNumber: "28/10",
        ExposureTime: "1/250",
        BodySerialNumber: "SN-12345",
        LensSerialNumber: "SN-67890",
        CameraOwnerName: "Owner Name",
      },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "31/1 6/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "77/1 10/1 0/1",
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>Owner Name</owner></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
