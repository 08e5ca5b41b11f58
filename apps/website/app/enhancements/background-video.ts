import { REDUCED_MOTION } from "./reduced-motion.ts";

/**
 * Plays a silent `<video preload="none">` after the page has loaded and is idle, on screens that match `data-media`:
 * never with reduced motion or Save-Data, only in view, and only while the rotator around it plays, whose button
 * pauses both. The first frame sets `data-shown`; until then the element must be transparent.
 */
export async function backgroundVideo(root: HTMLElement): Promise<void> {
  const video = root.querySelector("video");
  if (!video || isSavingData()) return;
  await untilIdle();
  const group = root.closest<HTMLElement>("[data-every]");
  const isWide = matchMedia(root.dataset["media"] ?? "all");
  const reducedMotion = matchMedia(REDUCED_MOTION);
  let isVisible = false;

  const update = () => {
    const isPlaying = group?.dataset["playing"] !== "false";
    const isWanted = isVisible && isPlaying && isWide.matches && !reducedMotion.matches;
    // A browser may refuse to play, for example to save power: the picture stays.
    if (isWanted) void video.play().catch(() => {});
    else if (!video.paused) video.pause();
  };

  video.addEventListener("playing", () => root.toggleAttribute("data-shown", true), { once: true });
  isWide.addEventListener("change", update);
  reducedMotion.addEventListener("change", update);
  // The edge of the adjacent slide counts as visible, too, without a threshold.
  const observer = new IntersectionObserver(
    ([entry]) => {
      isVisible = entry?.isIntersecting === true;
      update();
    },
    { threshold: 0.1 },
  );
  observer.observe(root);
  if (group) new MutationObserver(update).observe(group, { attributeFilter: ["data-playing"] });
}

function isSavingData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}

async function untilIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((done) => addEventListener("load", done, { once: true }));
  await new Promise<void>((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 3_000 });
    else setTimeout(done, 1_000);
  });
}
