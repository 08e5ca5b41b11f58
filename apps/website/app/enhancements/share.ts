/** The link opens the browser's share sheet where there is one; otherwise it works as a normal link. */
export function share(root: HTMLElement): void {
  const link = root.querySelector("a");
  if (!link || !("share" in navigator)) return;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void shareUrl(link.href);
  });
}

async function shareUrl(fallback: string): Promise<void> {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  try {
    await navigator.share({ title: document.title, url: canonical?.href ?? location.href });
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    location.assign(fallback);
  }
}
