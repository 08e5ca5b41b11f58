import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Writes brotli and gzip variants of each built text file, so that the server never compresses them itself. */
const built = resolve(process.argv[2] ?? resolve(import.meta.dirname, "../build"), "client");
const assets = readdirSync(join(built, "assets")).map((name) => join("assets", name));

for (const name of [...assets, "service-worker.js", "preview.js"].filter((file) =>
  /\.(js|css|svg|json)$/.test(file),
)) {
  const file = join(built, name);
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
