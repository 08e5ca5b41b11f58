/** Maps and social networks run scripts, and open their links in tabs that are not sandboxed. */
const permissions = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/**
 * They also read their own storage, for which a frame needs its own origin. A page of this site must not get it: with
 * scripts and our origin it could leave the sandbox.
 */
const sandboxFor = (src: string, ownOrigin: string): string =>
  URL.canParse(src) && new URL(src).origin !== ownOrigin
    ? `${permissions} allow-same-origin`
    : permissions;

type FramedPage = { name: string; title: string; src: string };

/** Attributes of a frame for a page of a third party. `ownOrigin` is the origin of this site. */
export const facadeFrame = ({ name, title, src }: FramedPage, ownOrigin: string) =>
  ({
    className: "facade__frame",
    name,
    title,
    sandbox: sandboxFor(src, ownOrigin),
    referrerPolicy: "no-referrer",
    // An iframe shows no focus ring, least of all an empty one: the focus goes to its container.
    tabIndex: -1,
  }) as const;

/**
 * Makes the frame of a facade when its link is clicked; the link itself then opens in it. Pages with a script
 * do not carry the frame from the start: even an empty one is a document of its own.
 */
export function makeFramesOnClick(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[data-frame-title]");
    const stage = link?.closest(".facade")?.querySelector(".facade__stage");
    if (!link || !stage || stage.querySelector("iframe")) return;
    const frame = document.createElement("iframe");
    const page = { name: link.target, title: link.dataset["frameTitle"] ?? "", src: link.href };
    stage.append(Object.assign(frame, facadeFrame(page, location.origin)));
  });
}
