const startOfPicture = 0xda;
const application1 = 0xe1;
const orientation = 0x0112;
const heading = [0x45, 0x78, 0x69, 0x66, 0, 0];

/**
 * A JPEG that was drawn anew, with the camera's data of the one that it was drawn from. The drawn
 * one stands upright already, so that is what the data says. Data that cannot be read is left out.
 */
export function withCameraData(
  drawn: Uint8Array<ArrayBuffer>,
  original: Uint8Array,
): Uint8Array<ArrayBuffer>[] {
  try {
    const data = cameraData(original);
    if (data) return [drawn.slice(0, 2), upright(data), drawn.slice(2)];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return [drawn];
}

/** The first segment of camera data in a JPEG, a copy. */
function cameraData(jpeg: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  let at = 2;
  while (jpeg[at] === 0xff && jpeg[at + 1] !== startOfPicture) {
    const length = new DataView(jpeg.buffer, jpeg.byteOffset).getUint16(at + 2);
    const isHeaded = heading.every((byte, index) => jpeg[at + 4 + index] === byte);
    if (jpeg[at + 1] === application1 && isHeaded) return jpeg.slice(at, at + 2 + length);
    at += 2 + length;
  }
  return undefined;
}

/** TIFF inside: byte order, then a list of entries of twelve bytes, of which one says how the camera was held. */
function upright(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(segment.buffer, 4 + heading.length);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const list = tiff.getUint32(4, isLittle);
  for (let entry = 0; entry < tiff.getUint16(list, isLittle); entry += 1) {
    const at = list + 2 + 12 * entry;
    if (tiff.getUint16(at, isLittle) === orientation) tiff.setUint16(at + 8, 1, isLittle);
  }
  return segment;
}
