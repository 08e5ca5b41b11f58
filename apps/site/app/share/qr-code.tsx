import { encode } from "uqr";

/** So long an address still makes signs that a telephone reads from a wall. */
const LONGEST = 500;
/** The white rim that readers look for (ISO/IEC 18004). */
const RIM = 4;

/** An address as a QR code, black on white in both themes; nothing for an address that is too long. */
export function QrCode({ of }: { of: string }) {
  if (of.length > LONGEST) return null;
  const { data, size } = encode(of, { ecc: "M", border: RIM });
  const dots = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className="poster__code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the address below"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dots.join("")} />
    </svg>
  );
}
