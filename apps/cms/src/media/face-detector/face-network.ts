// biome-ignore-all lint/style/noNonNullAssertion: the loops stay inside the arrays, and checks would cost time.

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Runs the tiny face detector of face-api on plain arrays; decision 019 explains why without TensorFlow. */

export type Pixels = { data: Uint8Array; width: number; height: number };

/** A face relative to the picture: the top left corner and the size, from 0 to 1. */
export type Box = { x: number; y: number; width: number; height: number };
type ScoredBox = Box & { score: number };

type Weight = { name: string; shape: number[]; quantization: { scale: number; min: number } };
type Manifest = [{ weights: Weight[]; paths: string[] }];
type Network = ReadonlyMap<string, Float32Array>;

type Layer = { data: Float32Array; size: number; depth: number };

/** The picture's longest side in pixels: a multiple of 32. A larger one takes longer and finds smaller faces. */
export const inputSize = 416;

/** A lower score finds hardly more faces, and invents some. */
const MIN_SCORE = 0.5;
const MEAN_RGB = [117.001, 114.697, 97.404] as const;
/** Width and height of the shapes that the network was trained with, in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
const MAX_OVERLAP = 0.4;

/** Reads the tiny face detector of @vladmandic/face-api 1.7.15 (MIT licence); only the worker thread needs it. */
export function loadNetwork(): Network {
  const read = (ending: string) =>
    readFileSync(join(import.meta.dirname, `model/tiny-face-detector${ending}`));
  return readNetwork(JSON.parse(read(".json").toString()), read(".bin"));
}

/** Expands the weights, which are stored as bytes one after the other. */
function readNetwork([{ weights }]: Manifest, bytes: Uint8Array): Network {
  let start = 0;
  return new Map(
    weights.map(({ name, shape, quantization: { scale, min } }) => {
      const end = start + shape.reduce((product, length) => product * length, 1);
      const values = Float32Array.from(bytes.subarray(start, end), (byte) => byte * scale + min);
      start = end;
      return [name, values];
    }),
  );
}

/** The faces of a picture, at most `inputSize` long, the most likely first. */
export function findFaces(network: Network, picture: Pixels): Box[] {
  const get = (name: string): Float32Array => {
    const values = network.get(name);
    if (!values) throw new Error(`The face detector's model lacks ${name}.`);
    return values;
  };
  let layer = convolveFirst(toSquare(picture, inputSize), get("conv0/filters"), get("conv0/bias"));
  for (const name of ["conv1", "conv2", "conv3", "conv4", "conv5"]) {
    layer = convolveDepth(maxPool(layer, 2), get(`${name}/depthwise_filter`));
    layer = leak(mixChannels(layer, get(`${name}/pointwise_filter`), get(`${name}/bias`)));
  }
  layer = mixChannels(maxPool(layer, 1), get("conv8/filters"), get("conv8/bias"));
  const boxes = readBoxes(layer).map((box) => toPicture(box, picture));
  return withoutOverlaps(boxes).map(({ score: _, ...box }) => box);
}

/** The picture in the top left of a square; the rest is black. */
function toSquare({ data, width, height }: Pixels, size: number): Layer {
  const square = new Float32Array(size * size * 3);
  for (let index = 0; index < square.length; index += 1) {
    const pixel = Math.floor(index / 3);
    const [x, y] = [pixel % size, Math.floor(pixel / size)];
    const value = x < width && y < height ? (data[(y * width + x) * 3 + (index % 3)] ?? 0) : 0;
    square[index] = (value - (MEAN_RGB[index % 3] ?? 0)) / 255;
  }
  return { data: square, size, depth: 3 };
}

/** Filters of 3 × 3 over all channels, without padding. */
function convolveFirst(from: Layer, filters: Float32Array, bias: Float32Array): Layer {
  const [size, depth] = [from.size - 2, bias.length];
  const columns = 9 * from.depth;
  const patches = new Float32Array(size * columns);
  const data = new Float32Array(size * size * depth);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1)
      for (let row = 0; row < 3; row += 1) {
        const start = ((y + row) * from.size + x) * from.depth;
        const line = from.data.subarray(start, start + 3 * from.depth);
        patches.set(line, x * columns + row * 3 * from.depth);
      }
    multiply(patches, filters, bias, data.subarray(y * size * depth, (y + 1) * size * depth));
  }
  return leak({ data, size, depth });
}

/** A filter of 3 × 3 for each channel; the border is padded with zeros. */
function convolveDepth({ data: from, size, depth }: Layer, filter: Float32Array): Layer {
  const data = new Float32Array(from.length);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const to = (y * size + x) * depth;
      for (let tap = 0; tap < 9; tap += 1) {
        const [fromX, fromY] = [x + (tap % 3) - 1, y + Math.floor(tap / 3) - 1];
        if (fromX < 0 || fromY < 0 || fromX >= size || fromY >= size) continue;
        const at = (fromY * size + fromX) * depth;
        for (let channel = 0; channel < depth; channel += 1)
          data[to + channel]! += from[at + channel]! * filter[tap * depth + channel]!;
      }
    }
  return { data, size, depth };
}

function mixChannels(
  { data: from, size }: Layer,
  filters: Float32Array,
  bias: Float32Array,
): Layer {
  const data = new Float32Array(size * size * bias.length);
  multiply(from, filters, bias, data);
  return { data, size, depth: bias.length };
}

/** Multiplies rows of `from` with the matrix `filters`, and adds `bias`. */
function multiply(
  from: Float32Array,
  filters: Float32Array,
  bias: Float32Array,
  to: Float32Array,
): void {
  const depth = bias.length;
  const columns = filters.length / depth;
  for (let row = 0; row < to.length / depth; row += 1) {
    const end = row * depth;
    to.set(bias, end);
    for (let column = 0; column < columns; column += 1) {
      const value = from[row * columns + column]!;
      const start = column * depth;
      for (let channel = 0; channel < depth; channel += 1)
        to[end + channel]! += value * filters[start + channel]!;
    }
  }
}

function leak(layer: Layer): Layer {
  const { data } = layer;
  for (let index = 0; index < data.length; index += 1) if (data[index]! < 0) data[index]! *= 0.1;
  return layer;
}

/** The largest value of each square of 2 × 2. */
function maxPool({ data: from, size: fromSize, depth }: Layer, stride: 1 | 2): Layer {
  const size = Math.ceil(fromSize / stride);
  const data = new Float32Array(size * size * depth).fill(-Infinity);
  for (let y = 0; y < size * 2; y += 1)
    for (let x = 0; x < size * 2; x += 1) {
      const toY = y >> 1;
      const toX = x >> 1;
      const [fromY, fromX] = [toY * stride + (y & 1), toX * stride + (x & 1)];
      if (fromX >= fromSize || fromY >= fromSize) continue;
      const [to, at] = [(toY * size + toX) * depth, (fromY * fromSize + fromX) * depth];
      for (let channel = 0; channel < depth; channel += 1)
        data[to + channel] = Math.max(data[to + channel]!, from[at + channel]!);
    }
  return { data, size, depth };
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** The boxes of all cells and anchors, relative to the square. */
function readBoxes({ data, size, depth }: Layer): ScoredBox[] {
  const found: ScoredBox[] = [];
  const values = depth / ANCHORS.length;
  for (let cell = 0; cell < size * size; cell += 1)
    for (const [index, [anchorWidth, anchorHeight]] of ANCHORS.entries()) {
      const at = cell * depth + index * values;
      const score = sigmoid(data[at + 4]!);
      if (score <= MIN_SCORE) continue;
      const width = (Math.exp(data[at + 2]!) * anchorWidth) / size;
      const height = (Math.exp(data[at + 3]!) * anchorHeight) / size;
      const x = ((cell % size) + sigmoid(data[at]!)) / size - width / 2;
      const y = (Math.floor(cell / size) + sigmoid(data[at + 1]!)) / size - height / 2;
      found.push({ x, y, width, height, score });
    }
  return found;
}

/** Converts a box from the square to the picture in it, and cuts it at the border. */
function toPicture({ x, y, width, height, score }: ScoredBox, picture: Pixels): ScoredBox {
  const longest = Math.max(picture.width, picture.height);
  const cut = (value: number, side: number) => Math.min(1, Math.max(0, (value * longest) / side));
  const [left, right] = [cut(x, picture.width), cut(x + width, picture.width)];
  const [top, bottom] = [cut(y, picture.height), cut(y + height, picture.height)];
  return { x: left, y: top, width: right - left, height: bottom - top, score };
}

function withoutOverlaps(boxes: ScoredBox[]): ScoredBox[] {
  const chosen: ScoredBox[] = [];
  for (const box of boxes.toSorted((a, b) => b.score - a.score))
    if (chosen.every((other) => getOverlap(box, other) <= MAX_OVERLAP)) chosen.push(box);
  return chosen;
}

/** The shared area ÷ the area of both. */
function getOverlap(a: Box, b: Box): number {
  const shared = (startA: number, lengthA: number, startB: number, lengthB: number) =>
    Math.max(0, Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB));
  const both = shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);
  return both / (a.width * a.height + b.width * b.height - both);
}
