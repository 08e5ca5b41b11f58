import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import Banner from "../../blocks/banner/banner.tsx";
import NoticeBoard from "../../blocks/notice-board/notice-board.tsx";
import { toNotices } from "../../blocks/notice-board/notices.ts";
import { loadPrincipal } from "../../blocks/principal/load-principal.ts";
import { Principal } from "../../blocks/principal/principal.tsx";
import Ticker from "../../blocks/ticker/ticker.tsx";
import { Island } from "../../islands/island.tsx";
import { schoolPicture } from "../../school/pictures.ts";
import { siteOf } from "../../site-context.ts";
import { Band } from "../../ui/band.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { reader } = siteOf(args);
  const [highlights, principal, news, events] = await Promise.all([
    reader.listOrNone("highlights"),
    loadPrincipal(reader),
    reader.listOrNone("news"),
    reader.listOrNone("events"),
  ]);
  return { highlights, principal, notices: toNotices(news, events) };
}

/** The home page: its blocks, one below the other. */
export default function Home() {
  const { highlights, principal, notices } = useLoaderData<typeof loader>();
  return (
    <>
      <Island name="Banner" of={Banner} when="load" props={{}} />
      {highlights.length > 0 && (
        <Island name="Ticker" of={Ticker} when="idle" props={{ highlights }} />
      )}
      <Principal principal={principal} />
      <Band
        tone="mist"
        label="Events & news"
        note="What has happened, and what is next"
        link={
          <a className="more-link" href="/Events">
            VIEW All
          </a>
        }
      >
        <Island
          name="NoticeBoard"
          of={NoticeBoard}
          when="visible"
          props={{ notices, fallbackPicture: schoolPicture }}
        />
      </Band>
    </>
  );
}
