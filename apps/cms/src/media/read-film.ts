export type Film = {
  codec: "av1" | "h264" | "other";
  /** 0 when the file does not say it. */
  seconds: number;
  hasSound: boolean;
};

const codecs: Record<string, Film["codec"]> = { av01: "av1", avc1: "h264", avc3: "h264" };

type Box = { type: string; content: DataView };

/** Reads codec and duration of an MP4 file from its boxes (ISO 14496-12). `undefined` for another kind of file. */
export function readFilm(bytes: Uint8Array): Film | undefined {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const movie = find(file, "moov");
  const header = movie && find(movie, "mvhd");
  if (!movie || !header) return undefined;
  const tracks = listBoxes(movie)
    .filter(({ type }) => type === "trak")
    .map(({ content }) => readTrack(content));
  const picture = tracks.find(({ handler }) => handler === "vide");
  if (!picture) return undefined;
  return {
    codec: codecs[picture.format] ?? "other",
    seconds: readSeconds(header),
    hasSound: tracks.some(({ handler }) => handler === "soun"),
  };
}

function readTrack(track: DataView) {
  const media = find(track, "mdia");
  const handler = media && find(media, "hdlr");
  const descriptions = ["minf", "stbl", "stsd"].reduce(
    (box: DataView | undefined, type) => box && find(box, type),
    media,
  );
  return { handler: readType(handler, 8), format: readType(descriptions, 12) };
}

function readSeconds(header: DataView): number {
  const isLong = header.byteLength >= 32 && header.getUint8(0) === 1;
  if (!isLong && header.byteLength < 20) return 0;
  const scale = header.getUint32(isLong ? 20 : 12);
  const duration = isLong ? Number(header.getBigUint64(24)) : header.getUint32(16);
  return scale === 0 ? 0 : duration / scale;
}

const find = (parent: DataView, type: string): DataView | undefined =>
  listBoxes(parent).find((box) => box.type === type)?.content;

/** A box that does not fit into its parent ends the list. */
function listBoxes(parent: DataView): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= parent.byteLength; ) {
    const short = parent.getUint32(at);
    const isLong = short === 1 && at + 16 <= parent.byteLength;
    const head = isLong ? 16 : 8;
    const rest = parent.byteLength - at;
    const size = isLong ? Number(parent.getBigUint64(at + 8)) : short || rest;
    if (size < head || size > rest) break;
    const content = new DataView(parent.buffer, parent.byteOffset + at + head, size - head);
    boxes.push({ type: readType(parent, at + 4), content });
    at += size;
  }
  return boxes;
}

const readType = (box: DataView | undefined, at: number): string =>
  box && at + 4 <= box.byteLength
    ? String.fromCharCode(...[0, 1, 2, 3].map((n) => box.getUint8(at + n)))
    : "";
