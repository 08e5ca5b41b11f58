import type { DefaultServerCellComponentProps } from "payload";
import { findVisibility } from "./visibility.ts";
import { VisibilityInList } from "./visibility-status.tsx";

export async function VisibilityCell(props: DefaultServerCellComponentProps) {
  const { payload, collectionConfig, rowData, i18n } = props;
  if (!collectionConfig || !rowData) return null;
  // This cell is used only in collections with a visibility.
  const slug = collectionConfig.slug as Parameters<typeof findVisibility>[1];
  const visibility = await findVisibility(payload, slug, rowData, i18n.language);
  if (!visibility) return null;
  return <VisibilityInList visibility={visibility} />;
}
