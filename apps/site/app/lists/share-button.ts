/** Adds a button that shares this page's address, or copies it where the browser cannot share. */
export function share(place: HTMLElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button--quiet";
  button.textContent = "share" in navigator ? "Share this page" : "Copy the link";
  const said = document.createElement("span");
  said.setAttribute("role", "status");
  place.append(button, said);
  button.addEventListener("click", () => void pass(said));
}

async function pass(said: HTMLElement): Promise<void> {
  const address = location.origin + location.pathname;
  try {
    if ("share" in navigator) await navigator.share({ title: document.title, url: address });
    else await copy(address, said);
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    await copy(address, said);
  }
}

async function copy(address: string, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    said.textContent = "The link is copied.";
  } catch {
    said.textContent = address;
  }
}
