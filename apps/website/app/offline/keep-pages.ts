const WORKER = "/service-worker.js";
const STORES = "kept-";

type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
};

/**
 * A switch that keeps pages in this browser by a service worker, and takes all of it away again. The one address that
 * is ever made a script's is a constant; the policy of this page, and of no other, allows that.
 */
export async function keepPages(place: HTMLElement): Promise<void> {
  const button = place.querySelector<HTMLButtonElement>("[role=switch]");
  const status = place.querySelector<HTMLElement>("[role=status]");
  if (!button || !status) return;
  if (!("serviceWorker" in navigator)) {
    status.textContent = "This browser cannot keep pages.";
    return;
  }
  const { serviceWorker } = navigator;
  const address = workerAddress();
  const show = async (said: string) => {
    const isOn = (await serviceWorker.getRegistration()) !== undefined;
    button.hidden = false;
    button.ariaChecked = String(isOn);
    status.textContent = said || (isOn ? "Pages are stored." : "No page is stored.");
    await list(place);
  };
  button.addEventListener("click", async () => {
    button.disabled = true;
    const isOn = button.ariaChecked === "true";
    status.textContent = isOn ? "Removing the stored pages." : "Storing the first pages.";
    try {
      await (isOn ? forget() : begin(address));
      await show("");
    } catch {
      await forget();
      await show("The pages could not be stored. Please try again with a better connection.");
    }
    button.disabled = false;
  });
  await show("");
}

function workerAddress(): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy("keep-pages", { createScriptURL: () => WORKER });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
}

/** Resolves when the first pages are stored, and rejects when they cannot be. */
async function begin(address: string): Promise<void> {
  const { installing } = await navigator.serviceWorker.register(address);
  if (!installing) return;
  await new Promise<void>((done, failed) =>
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") done();
      if (installing.state === "redundant") failed(new Error("The service worker did not start."));
    }),
  );
}

async function forget(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const stores = (await caches.keys()).filter((name) => name.startsWith(STORES));
  await Promise.all(stores.map((name) => caches.delete(name)));
}

/** The stored pages by title, with their date. */
async function list(place: HTMLElement): Promise<void> {
  const pages = (await caches.has("kept-pages")) ? await caches.open("kept-pages") : undefined;
  const kept = await Promise.all(
    ((await pages?.keys()) ?? []).map(async ({ url }) => ({ url, page: await pages?.match(url) })),
  );
  const lines: HTMLElement[] = [];
  for (const { url, page } of kept) {
    if (!page?.headers.get("content-type")?.includes("html")) continue;
    const title = /<title>([^<]*)<\/title>/.exec(await page.text())?.[1] ?? url;
    const link = document.createElement("a");
    link.href = new URL(url).pathname;
    link.textContent = plain(title.replace(/ · [^·]*$/, ""));
    const since = new Date(page.headers.get("date") ?? "").toLocaleString("en-IN", {
      dateStyle: "medium",
      timeStyle: "short",
    });
    const line = document.createElement("li");
    line.append(link, ` from ${since}`);
    lines.push(line);
  }
  place.querySelector("ul")?.replaceChildren(...lines);
  place.querySelector("section")?.toggleAttribute("hidden", lines.length === 0);
}

const plain = (text: string): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
