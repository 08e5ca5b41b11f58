import type { Translate } from "../../../model/texts/translate.ts";
import { readStorage } from "../../islands/read-storage.ts";
import { loadLanguage } from "../../language/browser-language.ts";

const KEY = "own-class";

/** Shows the call window in `data-output` in the visitor's time zone, where that differs. */
export async function classChoice(root: HTMLElement): Promise<void> {
  const choice = root.querySelector<HTMLSelectElement>("[data-choice]");
  const output = root.querySelector<HTMLElement>("[data-output]");
  if (!choice || !output) return;
  const { t } = await loadLanguage();
  const initialText = output.textContent ?? "";
  const show = () => {
    output.textContent = initialText;
    for (const row of root.querySelectorAll<HTMLElement>("[data-names]")) {
      const isChosen = row.dataset["names"]?.split(" ").includes(choice.value) ?? false;
      if (isChosen) output.textContent = textFor(row, choice.value, t);
      if (isChosen) row.ariaCurrent = "true";
      else row.removeAttribute("aria-current");
    }
  };
  // The visitor may have chosen before this script loaded.
  if (choice.value) store(choice.value);
  else choice.value = readStorage(() => localStorage, KEY);
  // The stored class may no longer exist.
  if (choice.selectedIndex < 0) choice.value = "";
  choice.addEventListener("change", () => {
    store(choice.value);
    show();
  });
  show();
}

function textFor(row: HTMLElement, name: string, t: Translate): string {
  const time = row.querySelector("dd")?.textContent ?? "";
  const schoolTime = t("Class {name}, India time: {time}.", { name, time });
  const localTime = toLocalTime(row.dataset["from"] ?? "", row.dataset["to"] ?? "", t);
  return localTime ? `${schoolTime} ${localTime}` : schoolTime;
}

/** `In New York: Thursday, 11:05 – 11:50 pm.`, or "" when both clocks show the same time. */
function toLocalTime(start: string, end: string, t: Translate): string {
  const from = new Date(start);
  const [day, time = ""] = start.split("T");
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" }).format(from);
  if (time.startsWith(clock)) return "";
  const isSameDay = new Intl.DateTimeFormat("en-CA").format(from) === day;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const city = zone.split("/").at(-1)?.replaceAll("_", " ");
  const range = new Intl.DateTimeFormat("en-IN", {
    hour: "numeric",
    minute: "2-digit",
    ...(!isSameDay && { weekday: "long" as const }),
  }).formatRange(from, new Date(end));
  return t("In {city}: {range}.", { city: city ?? "", range });
}

function store(name: string): void {
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the visitor chooses again at the next visit.
  }
}
