import { MirrorError } from "./mirror-error.ts";

export type Answered = { status: number; type: string; location: string; bytes: Uint8Array };

const TRIES = 6;
const PATIENCE_MS = 60_000;

/** Asks the live site, and comes back when it says that it is busy. Throws MirrorError when it does not answer. */
export async function askSite(url: URL): Promise<Answered> {
  for (let tries = 1; ; tries += 1) {
    const response = await reach(url);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isBusy = response.status === 429 || response.status === 503;
    if (isBusy && tries < TRIES) {
      const seconds = Number(response.headers.get("retry-after") ?? "1");
      await new Promise((over) => setTimeout(over, Math.min(seconds || 1, 15) * 1_000));
      continue;
    }
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      location: response.headers.get("location") ?? "",
      bytes,
    };
  }
}

async function reach(url: URL): Promise<Response> {
  try {
    return await fetch(url, {
      redirect: "manual",
      // Every browser knows JPEG, and a plain server does not choose.
      headers: { accept: "text/html, image/jpeg, */*;q=0.1", "accept-encoding": "identity" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new MirrorError(`The site does not answer at ${url.href}; start it first.`);
  }
}
