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

const PLAYER_URL = "https://www.youtube-nocookie.com/embed/";
const PAUSE_MESSAGE = JSON.stringify({ event: "command", func: "pauseVideo", args: [] });

/** A video or embed slide. Third-party players load nothing before a click. */
export function VideoSlide({ item, slideKey, current }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { labels } = useAlbum().options;
  const { setStatus } = useViewer();
  const mayAutoplay = !prefersReducedMotion() && !prefersReducedData();
  const [hasFrame, setHasFrame] = useState(false);
  const isThirdParty = item.type === "yt" || hasFrame;
  const isEmbed = item.type?.startsWith("custom");
  // A third-party player of any type needs an explicit `autoPlay`.
  const autoplays = shouldAutoplay(item.autoPlay, isThirdParty);
  const [started, setStarted] = useState(false);
  // Only a slide that has been shown may load anything.
  const [wasShown, setShown] = useState(current);
  if (current && !wasShown) setShown(true);

  // Videos count as loaded, so that the slideshow does not wait.
  useEffect(() => setStatus(slideKey, "loaded"), [slideKey, setStatus]);

  useEffect(() => {
    if (!current) return;
    if (isThirdParty && autoplays && mayAutoplay) setStarted(true);
    const plays = !isThirdParty && item.type !== "customEmbed" && mayAutoplay && autoplays;
    const root = container.current;
    // A browser may refuse to start a video with sound; its controls still work.
    if (plays) for (const video of getVideos(root)) video.play().catch(() => {});
    return () => {
      for (const video of getVideos(root)) video.pause();
      // Only YouTube accepts a pause message; other players are unmounted.
      if (item.type !== "yt") return setStarted(false);
      root?.querySelector("iframe")?.contentWindow?.postMessage(PAUSE_MESSAGE, "*");
    };
  }, [current, isThirdParty, mayAutoplay, autoplays, item.type]);

  return (
    <div className="plb__video" ref={container} data-started={started || undefined}>
      {isThirdParty && !started && <Facade item={item} onStart={() => setStarted(true)} />}
      {wasShown && isEmbed && (
        <Embed key={String(started)} started={started} onFrame={setHasFrame}>
          {item.embed}
        </Embed>
      )}
      {wasShown && !isEmbed && (started || !isThirdParty) && (
        <Player item={item} plays={mayAutoplay || started} title={item.alt ?? labels.play} />
      )}
    </div>
  );
}

const getVideos = (root: HTMLElement | null) => root?.querySelectorAll("video") ?? [];

function Player({ item, plays, title }: { item: LightboxItem; plays: boolean; title: string }) {
  const width = item.videoWidth ?? 900;
  const height = item.videoHeight ?? 200;
  if (item.type === "htmlVideo") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the host page passes the tracks
      <video
        src={item.videoSrc ?? item.src}
        poster={item.poster ?? getThumbnailSrc(item)}
        width={width}
        height={height}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
      >
        {item.sources?.map((source) => (
          <source key={source.src} {...source} />
        ))}
        {item.tracks?.map((track) => (
          <track key={track.src} {...track} />
        ))}
      </video>
    );
  }
  const url = `${PLAYER_URL}${encodeURIComponent(item.videoID ?? "")}`;
  return (
    <iframe
      src={`${url}?enablejsapi=1&rel=0&autoplay=${Number(plays)}`}
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
    <button type="button" className="plb__facade" onClick={onStart}>
      {poster && <img src={poster} alt="" draggable={false} />}
      <span>
        <Icon name="slideshow" /> {labels.play} <small>{labels.playNotice}</small>
      </span>
    </button>
  );
}
