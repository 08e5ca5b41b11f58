import type { DefaultServerCellComponentProps } from "payload";

/** In the inbox: whether somebody has dealt with a message. */
export const HandledCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData ? <span>Dealt with</span> : <strong>Open</strong>;
