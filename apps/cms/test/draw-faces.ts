import sharp from "sharp";

/** A drawn face 100 wide, with hair and shoulders; the detector finds it like a photographed one. */
const face = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">
    <ellipse cx="50" cy="48" rx="44" ry="56" fill="#2a1b12"/>
    <rect x="36" y="95" width="28" height="40" fill="#e0ac8a"/>
    <path d="M-10 150 Q50 105 110 150 V200 H-10Z" fill="#345"/>
    <ellipse cx="50" cy="60" rx="36" ry="47" fill="url(#skin)"/>
    <path d="M14 50 Q20 10 50 12 Q80 10 86 50 Q75 28 50 28 Q25 28 14 50" fill="#2a1b12"/>
    <g fill="none" stroke="#2a1b12" stroke-width="3.5">
      <path d="M24 44 Q33 38 43 44"/><path d="M57 44 Q67 38 76 44"/>
    </g>
    <g fill="#fff"><ellipse cx="34" cy="53" rx="7" ry="4"/><ellipse cx="66" cy="53" rx="7" ry="4"/></g>
    <g fill="#2b1a10"><circle cx="34" cy="53" r="3.6"/><circle cx="66" cy="53" r="3.6"/></g>
    <path d="M48 52 L45 72 Q50 77 55 72 L52 52" fill="#c98f6c" opacity=".7"/>
    <g fill="#7c4a33"><ellipse cx="46" cy="73" rx="2" ry="1.3"/><ellipse cx="54" cy="73" rx="2" ry="1.3"/></g>
    <path d="M36 86 Q50 80 64 86 Q50 97 36 86" fill="#a8433f"/>
    <path d="M36 86 Q50 89 64 86" fill="none" stroke="#702a28" stroke-width="1.5"/>
  </g>`;

/** A picture of three people, all drawn. The largest face has a fifth of its height. */
export const drawFaces = (): Promise<Buffer> => {
  // In a unit test the CMS has blocked it (src/media/clean-image.ts).
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">
      <radialGradient id="skin" cx=".45" cy=".4" r=".65">
        <stop offset="0" stop-color="#f0c3a2"/><stop offset=".7" stop-color="#dba680"/>
        <stop offset="1" stop-color="#a87250"/>
      </radialGradient>
      <rect width="960" height="640" fill="#7d9a86"/>
      ${face(100, 140, 1.3)}${face(400, 120, 1.2)}${face(690, 160, 1.25)}
    </svg>`),
  )
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();
};
