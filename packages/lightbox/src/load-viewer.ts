type ViewerCode = typeof import("./viewer/viewer.tsx")["viewerCode"];

let code: ViewerCode | undefined;

export const getViewerCode = () => code;

/** Loads the code, so that the viewer opens at once. After a failure the next call tries again; some browsers remember the failure until a reload. */
export async function preloadViewer(): Promise<void> {
  try {
    code ??= (await import("./viewer/viewer.tsx")).viewerCode;
  } catch {
    // The browser reports the failed request in the console.
  }
}
