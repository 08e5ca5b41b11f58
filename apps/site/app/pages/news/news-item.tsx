import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { longDay } from "../../rules/day.ts";
import { findRecord } from "../../rules/find-record.ts";
import { newsList } from "../../rules/list-kinds.ts";
import { siteOf } from "../../site-context.ts";
import { recordOr404 } from "../lists/record-or-404.ts";
import { RecordPage } from "../lists/record-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const reading = await siteOf(args).reader.list("allNews");
  return recordOr404(reading, (news) => findRecord(news, newsList, args.params.id ?? ""));
}

export default function NewsItemPage() {
  const item = useLoaderData<typeof loader>();
  return (
    <RecordPage
      list={{ title: "Latest News", path: "/News", all: "All news" }}
      record={item}
      facts={item && [{ name: "Date", value: longDay(item.fromDate), day: item.fromDate }]}
    />
  );
}
