/** Colours are linear light, 0..1 for paper white; brighter values are allowed and rolled off later. */
export type Colour = [r: number, g: number, b: number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
export const toDisplay = (v: number) =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;

/** "#rrggbb" to linear light, optionally brightened. */
export function hex(code: string, gain = 1): Colour {
  const n = Number.parseInt(code.slice(1), 16);
  return [
    toLinear((n >> 16) / 255) * gain,
    toLinear(((n >> 8) & 255) / 255) * gain,
    toLinear((n & 255) / 255) * gain,
  ];
}

export function mix(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function scale(a: Colour, k: number): Colour {
  return [a[0] * k, a[1] * k, a[2] * k];
}

export type Stops = readonly (readonly [at: number, code: string])[];

/** A function that reads a gradient of "#rrggbb" stops at 0..1, mixed in linear light. */
export function gradient(stops: Stops): (t: number) => Colour {
  const list = stops.map(([at, code]) => ({ at, colour: hex(code) }));
  return (t) => {
    let i = 0;
    while (i < list.length - 2 && t > (list[i + 1]?.at ?? 1)) i++;
    const a = list[i];
    const b = list[i + 1];
    if (!a || !b) return a?.colour ?? [0, 0, 0];
    const k = Math.min(1, Math.max(0, (t - a.at) / (b.at - a.at)));
    return mix(a.colour, b.colour, k * k * (3 - 2 * k));
  };
}
