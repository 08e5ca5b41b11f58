export { defaultLabels, type Labels } from "./labels.ts";
export { Lightbox } from "./lightbox.tsx";
export { preloadViewer } from "./load-viewer.ts";
export { defaults } from "./options.ts";
export type {
  ItemType,
  LightboxItem,
  LightboxProps,
  PhotoMetadata,
  PictureSource,
  Theme,
} from "./types.ts";
