"use client";

import { DefaultEditView, useDocumentDrawerContext } from "@payloadcms/ui";
import type { DocumentViewClientProps } from "payload";

/** Payload's form is a `<main>`, also in a drawer above the `<main>` of the page. */
export function EditView(props: DocumentViewClientProps) {
  const { drawerSlug } = useDocumentDrawerContext();
  const main = DefaultEditView(props);
  return drawerSlug ? <div {...main.props} /> : main;
}
