declare module "exifr/dist/lite.esm.mjs" {
  export function parse(
    data: ArrayBuffer,
    options: Record<string, boolean>,
  ): Promise<Record<string, unknown> | undefined>;
}
