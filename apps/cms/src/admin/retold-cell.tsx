import type { DefaultServerCellComponentProps } from "payload";
import { retellIn } from "../i18n/retell.ts";

/** In a list: what the admin panel itself has noted, in the reader's language. */
export const RetoldCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{retellIn(i18n.language)(String(cellData ?? ""))}</span>
);
