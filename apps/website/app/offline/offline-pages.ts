import type { Language } from "../../model/texts/languages.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { loadLanguage } from "../language/browser-language.ts";

const WORKER = "/service-worker.js";
const CACHE_PREFIX = "kept-";

type TrustedTypePolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
};

/** The script URL of the worker is a constant; only this page's policy allows it. */
export async function offlinePages(root: HTMLElement): Promise<void> {
  const button = root.querySelector<HTMLButtonElement>("[role=switch]");
  const status = root.querySelector<HTMLElement>("[role=status]");
  if (!button || !status) return;
  const { t, language } = await loadLanguage();
  if (!("serviceWorker" in navigator)) {
    status.textContent = t("This browser cannot save pages.");
    return;
  }
  const { serviceWorker } = navigator;
  const address = workerAddress();
  const show = async (message: string) => {
    const isOn = (await serviceWorker.getRegistration()) !== undefined;
    button.hidden = false;
    button.ariaChecked = String(isOn);
    status.textContent = message || (isOn ? t("Pages are saved.") : t("No pages are saved."));
    await renderList(root, t, language);
  };
  button.addEventListener("click", async () => {
    button.disabled = true;
    const isOn = button.ariaChecked === "true";
    status.textContent = isOn ? t("Removing saved pages…") : t("Saving pages…");
    try {
      await (isOn ? deleteAll() : register(address));
      await show("");
    } catch {
      await deleteAll();
      await show(t("The pages could not be saved. Please check your connection and try again."));
    }
    button.disabled = false;
  });
  await show("");
}

function workerAddress(): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypePolicyFactory };
  const policy = trustedTypes?.createPolicy("keep-pages", { createScriptURL: () => WORKER });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
}

/** Resolves when the first pages are stored, and rejects when storing fails. */
async function register(address: string): Promise<void> {
  const { installing } = await navigator.serviceWorker.register(address);
  if (!installing) return;
  await new Promise<void>((resolve, reject) =>
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") resolve();
      if (installing.state === "redundant") reject(new Error("The service worker did not start."));
    }),
  );
}

async function deleteAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const cacheNames = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(cacheNames.map((name) => caches.delete(name)));
}

const englishTime = { dateStyle: "medium", timeStyle: "short" } as const;
/** Abbreviated months and "am" are not Hindi. */
const hindiTime = { dateStyle: "long", timeStyle: "short", hourCycle: "h23" } as const;

async function renderList(root: HTMLElement, t: Translate, language: Language): Promise<void> {
  const pages = (await caches.has("kept-pages")) ? await caches.open("kept-pages") : undefined;
  const storedPages = await Promise.all(
    ((await pages?.keys()) ?? []).map(async ({ url }) => ({ url, page: await pages?.match(url) })),
  );
  const lines: HTMLElement[] = [];
  for (const { url, page } of storedPages) {
    if (!page?.headers.get("content-type")?.includes("html")) continue;
    const title = /<title>([^<]*)<\/title>/.exec(await page.text())?.[1] ?? url;
    const link = document.createElement("a");
    link.href = new URL(url).pathname;
    link.textContent = decodeEntities(title.replace(/ · [^·]*$/, ""));
    const date = new Date(page.headers.get("date") ?? "");
    const savedAt =
      language === "en"
        ? date.toLocaleString("en-IN", englishTime)
        : date.toLocaleString("hi-IN", hindiTime);
    const line = document.createElement("li");
    line.append(link, t(", saved {time}", { time: savedAt }));
    lines.push(line);
  }
  root.querySelector("ul")?.replaceChildren(...lines);
  root.querySelector("section")?.toggleAttribute("hidden", lines.length === 0);
}

const decodeEntities = (text: string): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
