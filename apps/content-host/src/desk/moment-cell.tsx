import type { DefaultServerCellComponentProps } from "payload";
import { inSchoolTime } from "../fields/school-time.ts";

/** In a list: a moment as the school's clock shows it, wherever the reader is. */
export const MomentCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData ? inSchoolTime(String(cellData)) : ""}</span>
);
