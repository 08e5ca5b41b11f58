"use client";

import { DefaultListView, useListDrawerContext } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";

/** Payload's list has no `<main>`, so its header is a second banner. A drawer is not the main content. */
export function ListView(props: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext();
  const list = <DefaultListView {...props} />;
  return isInDrawer ? list : <main>{list}</main>;
}
