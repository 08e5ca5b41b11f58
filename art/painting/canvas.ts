import type { Colour } from "./colour.ts";

/** A picture in the making: linear light, three floats a pixel, rows from the top. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Float32Array(width * height * 3);
  }

  /** Calls `change` for every pixel of the rows with v in [from, to); u and v are in picture heights. */
  each(change: (u: number, v: number, c: Colour) => void, from = 0, to = 1): void {
    const { width, height, data } = this;
    const c: Colour = [0, 0, 0];
    const first = Math.max(0, Math.floor(from * height));
    const last = Math.min(height, Math.ceil(to * height));
    for (let y = first; y < last; y++) {
      for (let x = 0; x < width; x++) {
        const i = (y * width + x) * 3;
        c[0] = data[i] as number;
        c[1] = data[i + 1] as number;
        c[2] = data[i + 2] as number;
        change((x + 0.5) / height, (y + 0.5) / height, c);
        data[i] = c[0];
        data[i + 1] = c[1];
        data[i + 2] = c[2];
      }
    }
  }

  blend(x: number, y: number, r: number, g: number, b: number, alpha: number): void {
    if (alpha <= 0 || x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const { data } = this;
    const i = (y * this.width + x) * 3;
    data[i] = (data[i] as number) + (r - (data[i] as number)) * alpha;
    data[i + 1] = (data[i + 1] as number) + (g - (data[i + 1] as number)) * alpha;
    data[i + 2] = (data[i + 2] as number) + (b - (data[i + 2] as number)) * alpha;
  }

  /** Reads between pixels; u and v from 0 to 1 over the whole picture, held at the edges. */
  sample(u: number, v: number, out: Colour): Colour {
    const { width, height, data } = this;
    const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
    const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const i = (y0 * width + x0) * 3;
    const j = i + width * 3;
    for (let k = 0; k < 3; k++) {
      const top = (data[i + k] as number) * (1 - fx) + (data[i + 3 + k] as number) * fx;
      const low = (data[j + k] as number) * (1 - fx) + (data[j + 3 + k] as number) * fx;
      out[k as 0 | 1 | 2] = top * (1 - fy) + low * fy;
    }
    return out;
  }
}
