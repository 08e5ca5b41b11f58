/** Maps and social networks run scripts, and open their links in tabs that are not sandboxed. */
const permissions = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** With scripts and `allow-same-origin`, a page of this site could leave the sandbox. */
const sandboxFor = (src: string, ownOrigin: string): string =>
  URL.canParse(src) && new URL(src).origin !== ownOrigin
    ? `${permissions} allow-same-origin`
    : permissions;

type FramedPage = { name: string; title: string; src: string };

/** Attributes of the frame of a third-party page. `ownOrigin` is the origin of this site. */
export const facadeFrame = ({ name, title, src }: FramedPage, ownOrigin: string) =>
  ({
    className: "facade__frame",
    name,
    title,
    sandbox: sandboxFor(src, ownOrigin),
    referrerPolicy: "no-referrer",
    // A frame shows no focus ring, so it is not a tab stop; the keyboard has the link next to it.
    tabIndex: -1,
  }) as const;

/** Pages with a script do not render the frame from the start: even an empty one is a separate document. */
export function makeFramesOnClick(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[data-frame-title]");
    const container = link?.closest(".facade")?.querySelector(".facade__content");
    if (!link || !container || container.querySelector("iframe")) return;
    const frame = document.createElement("iframe");
    const page = { name: link.target, title: link.dataset["frameTitle"] ?? "", src: link.href };
    container.append(Object.assign(frame, facadeFrame(page, location.origin)));
  });
}
