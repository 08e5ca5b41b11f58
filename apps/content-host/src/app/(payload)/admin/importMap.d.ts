import type { ImportMap } from "payload";

/** Generated: `npm run generate -w @manor/content-host` writes the file behind it. */
export declare const importMap: ImportMap;
