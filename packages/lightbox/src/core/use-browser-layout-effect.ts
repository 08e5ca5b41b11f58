import { useEffect, useLayoutEffect } from "react";

/** React 18 warns of a layout effect on a server. */
export const useBrowserLayoutEffect = globalThis.document ? useLayoutEffect : useEffect;
