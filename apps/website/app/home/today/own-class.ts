const KEY = "own-class";

/**
 * The class of one's own son, chosen once and kept in this browser alone. Its line among the times is marked
 * (`aria-current`), and the place of `data-said` has its time in the visitor's own zone, where that is another.
 */
export function ownClass(place: HTMLElement): void {
  const choice = place.querySelector<HTMLSelectElement>("[data-choose]");
  const said = place.querySelector<HTMLElement>("[data-said]");
  if (!choice || !said) return;
  const atFirst = said.textContent ?? "";
  const show = () => {
    said.textContent = atFirst;
    for (const row of place.querySelectorAll<HTMLElement>("[data-names]")) {
      const isOwn = row.dataset["names"]?.split(" ").includes(choice.value) ?? false;
      if (isOwn) said.textContent = sentenceOf(row, choice.value);
      if (isOwn) row.ariaCurrent = "true";
      else row.removeAttribute("aria-current");
    }
  };
  choice.value = read();
  // The stored class may no longer exist.
  if (choice.selectedIndex < 0) choice.value = "";
  choice.addEventListener("change", () => {
    keep(choice.value);
    show();
  });
  show();
}

function sentenceOf(row: HTMLElement, name: string): string {
  const atSchool = `Class ${name} at school: ${row.querySelector("dd")?.textContent}.`;
  const here = inOwnZone(row.dataset["from"] ?? "", row.dataset["to"] ?? "");
  return here ? `${atSchool} ${here}` : atSchool;
}

/** `In New York: Thursday, 11:05 – 11:50 pm.`, or nothing where the clocks show the same. */
function inOwnZone(written: string, end: string): string {
  const from = new Date(written);
  const [day, time = ""] = written.split("T");
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
  return `In ${city}: ${range}.`;
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function keep(name: string): void {
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the class is chosen again at the next visit.
  }
}
