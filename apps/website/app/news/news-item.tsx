import { longDay } from "../../model/dates/day.ts";
import { findRecord, newsList } from "../../model/lists/list-records.ts";
import { href } from "../../model/pages/addresses.ts";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { RecordPage, recordOr404 } from "../lists/record-page.tsx";
import { ShareLink } from "../share/share-link.tsx";
import { getSite } from "../site-context.ts";
import type { Route } from "./+types/news-item";

export async function loader(args: Route.LoaderArgs) {
  const reading = await getSite(args).reader.list("allNews");
  return recordOr404(reading, (news) => findRecord(news, newsList, args.params.id));
}

export default function NewsItemPage({ loaderData: item }: Route.ComponentProps) {
  const t = useText();
  return (
    <RecordPage
      list={usePage("news")}
      all={t("All news")}
      record={item}
      facts={item && [{ name: t("Date"), value: longDay(item.fromDate, t), day: item.fromDate }]}
      action={item?._id && <ShareLink path={href("news-item", { id: item._id })} />}
    />
  );
}
