import type { ImportMap } from "payload";

/** Generated: `npm run generate -w @manor/cms` writes the file behind it. */
export declare const importMap: ImportMap;
