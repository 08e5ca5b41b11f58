import type { DefaultServerCellComponentProps } from "payload";
import { config } from "../host-config.ts";
import { sayIn } from "../i18n/say.ts";
import { findStanding } from "../website/find-standing.ts";
import { StandingSentence } from "./standing-sentence.tsx";

/** In a list: whether visitors find the record, and why not. */
export async function StandingCell(props: DefaultServerCellComponentProps) {
  const { payload, collectionConfig, rowData, i18n } = props;
  if (!collectionConfig || !rowData) return null;
  // One of the collections that this cell was put into.
  const slug = collectionConfig.slug as Parameters<typeof findStanding>[1];
  const standing = await findStanding(payload, slug, rowData, i18n.language);
  if (!standing) return null;
  return (
    <StandingSentence standing={standing} website={config.siteUrl} say={sayIn(i18n.language)} />
  );
}
