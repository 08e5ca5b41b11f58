"use client";

import { useConfig } from "@payloadcms/ui";
import type { ClientField } from "payload";
import type { NamedField } from "../fields/differences.ts";
import { useSay } from "../words/use-say.ts";
import type { Opened } from "./address-of.ts";
import { namedFields } from "./named-fields.ts";

/** The fields that a clerk fills in at the record or the screen that is open, in the clerk's language. */
export function useNamedFields({ collectionSlug = "", globalSlug }: Opened): NamedField[] {
  const { getEntityConfig } = useConfig();
  const { language } = useSay();
  const opened = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug });
  return namedFields((opened?.fields ?? []) as ClientField[], language);
}
