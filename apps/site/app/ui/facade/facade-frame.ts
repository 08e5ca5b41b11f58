/** Attributes of a frame for something of a third party: no cookies, no address of ours, no ring of its own. */
export const facadeFrame = (name: string, title: string) =>
  ({
    className: "facade__frame",
    name,
    title,
    sandbox: "allow-scripts allow-popups",
    referrerPolicy: "no-referrer",
    // A frame shows no ring, an empty one least of all: the keyboard has the page beside it.
    tabIndex: -1,
  }) as const;

/**
 * Makes the frame of a facade when its link is clicked; the link itself then opens in it. Pages with a script
 * do not carry the frame from the start: even an empty one is a document of its own.
 */
export function makeFramesOnClick(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLElement>("[data-frame-title]");
    const stage = link?.closest(".facade")?.querySelector(".facade__stage");
    if (!link || !stage || stage.querySelector("iframe")) return;
    const frame = document.createElement("iframe");
    const name = link.getAttribute("target") ?? "";
    stage.append(Object.assign(frame, facadeFrame(name, link.dataset["frameTitle"] ?? "")));
  });
}
