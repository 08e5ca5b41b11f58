/** The link opens the browser's share sheet where there is one; otherwise it works as a normal link. */
export function share(place: HTMLElement): void {
  const link = place.querySelector("a");
  if (!link || !("share" in navigator)) return;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void passOn(link.href);
  });
}

async function passOn(instead: string): Promise<void> {
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  try {
    await navigator.share({ title: document.title, url: own?.href ?? location.href });
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    location.assign(instead);
  }
}
