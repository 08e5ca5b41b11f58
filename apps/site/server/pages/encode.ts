import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** One text in the forms in which browsers take it. */
export type Encoded = Record<Encoding, Uint8Array>;

/** Compresses a text. `best` is slow (brotli 11) and meant for what is kept and sent many times. */
export async function encode(text: string, effort: "quick" | "best"): Promise<Encoded> {
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 11 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([
    brotli(bytes, { params }),
    zip(bytes, { level: effort === "best" ? 9 : 5 }),
  ]);
  return { br, gzip: gz, identity: bytes };
}

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accept: string | undefined): Encoding {
  const offered = (accept ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().replaceAll(" ", ""));
  const takes = (name: string) =>
    offered.some((part) => part.split(";")[0] === name && !/;q=0(\.0*)?$/.test(part));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
