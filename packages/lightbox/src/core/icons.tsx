const paths = {
  previous: "M12.5 4 6.5 10l6 6",
  next: "m7.5 4 6 6-6 6",
  close: "m4 4 12 12M16 4 4 16",
  zoomIn: "M9 6.5v5M13 13l4 4M6.5 9h5M9 3.5a5.5 5.5 0 1 0 .01 0",
  zoomOut: "M13 13l4 4M6.5 9h5M9 3.5a5.5 5.5 0 1 0 .01 0",
  magnifier: "M13 13l4 4M9 3.5a5.5 5.5 0 1 0 .01 0M9 6a3 3 0 0 0-3 3",
  slideshow: "m6 4 10 6-10 6z",
  pause: "M7 4v12M13 4v12",
  thumbnails: "M3 4h6v5H3zm8 0h6v5h-6zM3 11h6v5H3zm8 0h6v5h-6z",
  fullScreen: "M4 8V4h4M16 8V4h-4M4 12v4h4M16 12v4h-4",
  leaveFullScreen: "M8 4v4H4M12 4v4h4M8 16v-4H4M12 16v-4h4",
  download: "M10 3v10M6 9l4 4 4-4M4 17h12",
  details: "M10 3a7 7 0 1 0 .01 0M10 9v5M10 6v1",
  more: "M4 10a1 1 0 1 0 0-.01M10 10a1 1 0 1 0 0-.01M16 10a1 1 0 1 0 0-.01",
  share: "M10 13V3M6.5 6 10 2.8 13.5 6M5 9H4v8h12V9h-1",
  printPhoto: "M6 7V3h8v4M6 14H3V7h14v7h-3M6 12h8v5H6z",
  printSheet: "M3 3h14v14H3zM3 10h14M10 3v14",
  help: "M10 3a7 7 0 1 0 .01 0M10 14.5v.01M7.5 7.5a2.5 2.5 0 1 1 3.8 2.1c-.9.5-1.3 1-1.3 1.9",
  removal: "M4 6h12M8 6V4h4v2M6 6l1 11h6l1-11",
};

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="plb__icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
