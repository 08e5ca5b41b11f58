export { defaultLabels, type Labels } from "./labels.ts";
export { Lightbox } from "./lightbox.tsx";
export { preloadViewer } from "./load-viewer.ts";
export { defaults } from "./options.ts";
export type {
  EmbedItem,
  ItemType,
  LightboxHandle,
  LightboxHistory,
  LightboxItem,
  LightboxProps,
  LightboxSlots,
  OpenChangeReason,
  PhotoMetadata,
  PictureItem,
  PictureSource,
  Theme,
  VideoItem,
  VideoTrack,
  YouTubeItem,
} from "./types.ts";
