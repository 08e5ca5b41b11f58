import type { Notification } from "@manor/content-api";
import { fetchPersonalized } from "../islands/fetch-personalized.ts";
import { renderAt } from "../islands/render-at.ts";
import { toNoticeViews } from "./notice-views.ts";
import { NoticesPanel } from "./notices-panel.tsx";

/** Replaces the shared notices by those of a visitor with credentials. A failed call changes nothing. */
export async function replaceNotices(root: HTMLElement): Promise<void> {
  const notifications = await fetchPersonalized<Notification>("notification");
  if (notifications) await renderAt(root, <NoticesPanel notices={toNoticeViews(notifications)} />);
}
