import { useEffect, useRef, useState } from "react";
import { useAlbum, useViewer } from "../core/contexts.ts";
import { prefersReducedData, prefersReducedMotion } from "../core/environment.ts";
import { Icon } from "../core/icons.tsx";
import { getThumbnailSrc } from "../core/items.ts";
import type { LightboxItem } from "../types.ts";
import { shouldAutoplay } from "./autoplay.ts";
import { Embed } from "./embed.tsx";

interface Props {
  item: LightboxItem;
  slideKey: string;
  current: boolean;
}

const PLAYER = "https://www.youtube-nocookie.com/embed/";
const pauseOrder = JSON.stringify({ event: "command", func: "pauseVideo", args: [] });

/** Whatever is no photo. Players of other websites are not asked for anything before a click. */
export function VideoSlide({ item, slideKey, current }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { labels } = useAlbum().options;
  const { setStatus } = useViewer();
  const mayMove = !prefersReducedMotion() && !prefersReducedData();
  const [framed, setFramed] = useState(false);
  const foreign = item.type === "yt" || framed;
  const embedded = item.type?.startsWith("custom");
  // A player of another website, whatever its type, plays by itself only when told to.
  const automatic = shouldAutoplay({ ...item, type: foreign ? "yt" : item.type });
  const [started, setStarted] = useState(false);
  // Only a slide that has been shown may load anything.
  const [seen, setSeen] = useState(current);

  // There is something to see at once.
  useEffect(() => setStatus(slideKey, "loaded"), [slideKey, setStatus]);

  useEffect(() => {
    if (!current) return;
    // What it shows is there one render later; then this runs again.
    if (!seen) return setSeen(true);
    if (foreign && automatic && mayMove) setStarted(true);
    const plays = !foreign && item.type !== "customEmbed" && mayMove && automatic;
    const root = box.current;
    // A browser that refuses to start a video with sound leaves it waiting with its controls.
    if (plays) for (const video of videosIn(root)) video.play().catch(() => undefined);
    return () => {
      for (const video of videosIn(root)) video.pause();
      // Of the players of other websites only this one takes orders: the others are taken down.
      if (item.type !== "yt") return setStarted(false);
      root?.querySelector("iframe")?.contentWindow?.postMessage(pauseOrder, "*");
    };
  }, [current, seen, foreign, mayMove, automatic, item.type]);

  return (
    <div className="lightbox__video" ref={box} data-started={started || undefined}>
      {foreign && !started && <Facade item={item} onStart={() => setStarted(true)} />}
      {seen && embedded && (
        <Embed key={String(started)} wanted={started} onFrame={setFramed}>
          {item.embed}
        </Embed>
      )}
      {seen && !embedded && (started || !foreign) && (
        <Medium item={item} lively={mayMove || started} title={item.alt ?? labels.play} />
      )}
    </div>
  );
}

const videosIn = (root: HTMLElement | null) => root?.querySelectorAll("video") ?? [];

function Medium({ item, lively, title }: { item: LightboxItem; lively: boolean; title: string }) {
  const width = item.videoWidth ?? 900;
  const height = item.videoHeight ?? 200;
  if (item.type === "htmlVideo") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: captions are part of the host's file
      <video
        src={item.videoSrc ?? item.src}
        poster={getThumbnailSrc(item)}
        width={width}
        height={height}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
      />
    );
  }
  const address = `${PLAYER}${encodeURIComponent(item.videoID ?? "")}`;
  return (
    <iframe
      src={`${address}?enablejsapi=1&rel=0&autoplay=${lively ? 1 : 0}`}
      title={title}
      width={width}
      height={height}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function Facade({ item, onStart }: { item: LightboxItem; onStart: () => void }) {
  const { labels } = useAlbum().options;
  const poster = getThumbnailSrc(item);
  return (
    <button type="button" className="lightbox__facade" onClick={onStart}>
      {poster && <img src={poster} alt="" draggable={false} />}
      <span>
        <Icon name="play" /> {labels.play} <small>{labels.playNotice}</small>
      </span>
    </button>
  );
}
