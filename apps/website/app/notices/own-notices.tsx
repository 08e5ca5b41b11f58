import type { Notification } from "@manor/content-api";
import { askOwn } from "../islands/ask-own.ts";
import { renderAt } from "../islands/render-at.ts";
import { NoticesPanel } from "./notices-panel.tsx";
import { toShownNotices } from "./shown-notices.ts";

/** Puts the notices of a visitor with access of his own in the place of those for everybody. A failing call changes nothing. */
export async function showOwnNotices(place: HTMLElement): Promise<void> {
  const notifications = await askOwn<Notification>("notification");
  if (notifications) renderAt(place, <NoticesPanel notices={toShownNotices(notifications)} />);
}
