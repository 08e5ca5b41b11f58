import type { Translate } from "../../model/texts/translate.ts";
import { afterPaint } from "../enhancements/after-paint.ts";
import { hasCredentials } from "../islands/auth-headers.ts";
import { readStorage } from "../islands/read-storage.ts";
import { loadLanguage } from "../language/browser-language.ts";

const KEY = "notices-closed";

/** The panel takes no focus; a bell opens it again (R52). Fetches only with credentials (R66). */
export async function notices(root: HTMLElement): Promise<void> {
  if (hasCredentials()) await (await import("./personalized-notices.tsx")).replaceNotices(root);
  const { t } = await loadLanguage();
  const panel = root.querySelector("dialog");
  const bell = root.querySelector<HTMLElement>(".notices__bell");
  if (panel && bell) enablePanel(root, panel, bell, t);
}

function enablePanel(
  root: HTMLElement,
  panel: HTMLDialogElement,
  bell: HTMLElement,
  t: Translate,
): void {
  const slides = [...panel.querySelectorAll<HTMLElement>(".notices__slide")];
  // Identifies the notices by their content.
  const notices = slides.map((slide) => slide.innerHTML).join("");
  const status = root.querySelector("[role=status]");
  const count = panel.querySelector(".notices__count");
  const getButton = (action: string) => panel.querySelector<HTMLElement>(`[data-action=${action}]`);
  let position = 0;

  const announce = () => {
    const title = slides[position]?.querySelector(".notice__title")?.cloneNode(true);
    status?.replaceChildren(...(panel.open && title ? [t("Notice: "), ...title.childNodes] : []));
  };
  const showNotice = () => {
    for (const [index, slide] of slides.entries()) slide.hidden = index !== position;
    panel.scrollTop = 0;
    panel.setAttribute("aria-labelledby", `notice-title-${position}`);
    announce();
  };
  // Paints the number first: laying out and announcing another notice takes time.
  const turn = (by: number) => {
    position = (position + by + slides.length) % slides.length;
    if (count) count.textContent = `${position + 1} / ${slides.length}`;
    afterPaint(showNotice);
  };
  const setOpen = (isOpen: boolean) => {
    panel.open = isOpen;
    bell.hidden = isOpen;
    announce();
  };
  const setUnfolded = (isUnfolded: boolean) => {
    panel.classList.toggle("notices__panel--folded", !isUnfolded);
    getButton("unfold")?.setAttribute("aria-expanded", String(isUnfolded));
  };
  const close = () => {
    const hadFocus = panel.contains(document.activeElement);
    storeClosedNotices(notices);
    setOpen(false);
    if (hadFocus) bell.focus();
  };

  bell.addEventListener("click", () => {
    setOpen(true);
    setUnfolded(true);
    getButton("close")?.focus();
  });
  getButton("previous")?.addEventListener("click", () => turn(-1));
  getButton("next")?.addEventListener("click", () => turn(1));
  getButton("unfold")?.addEventListener("click", () =>
    setUnfolded(panel.classList.contains("notices__panel--folded")),
  );
  getButton("close")?.addEventListener("click", close);
  document.addEventListener("keydown", ({ key }) => {
    // An open menu or lightbox handles Escape first.
    if (key !== "Escape" || document.querySelector(":popover-open, dialog:modal")) return;
    if (panel.open) close();
  });
  // Not if exactly these notices were closed in this browser session (R52).
  setOpen(readStorage(() => sessionStorage, KEY) !== notices);
}

function storeClosedNotices(notices: string): void {
  try {
    sessionStorage.setItem(KEY, notices);
  } catch {
    // Without storage the panel opens again on the next page; the visitor can close it again.
  }
}
