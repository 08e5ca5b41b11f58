import type { Look } from "./looks.ts";

type Row = [number, number, number];

/** How much each channel adds to the brightness that the eye sees (Rec. 709). */
const LUMA: Row = [0.2126, 0.7152, 0.0722];

/**
 * A look's matrix, saturation and gain as one matrix for channels from 0 to 255. Saturation is a mix with the
 * brightness of each pixel: going through a colour space of its own takes longer than all the rest.
 */
export function gradeOf({ matrix, saturation, gain }: Look): [Row, Row, Row] {
  const brightness = (at: 0 | 1 | 2): number =>
    LUMA[0] * matrix[0][at] + LUMA[1] * matrix[1][at] + LUMA[2] * matrix[2][at];
  const mixed = (row: 0 | 1 | 2, at: 0 | 1 | 2): number =>
    gain[row] * (saturation * matrix[row][at] + (1 - saturation) * brightness(at));
  const rowOf = (row: 0 | 1 | 2): Row => [mixed(row, 0), mixed(row, 1), mixed(row, 2)];
  return [rowOf(0), rowOf(1), rowOf(2)];
}
