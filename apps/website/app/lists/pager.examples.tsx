import type { Examples } from "../ui/examples.ts";
import { Pager } from "./pager.tsx";

export default {
  component: "Pager",
  usage: "Below a list that is too long for one page.",
  examples: [
    {
      name: "In the middle of many pages",
      element: (
        <div className="wrap">
          <Pager page={5} pages={12} getHref={(page) => `/Events?year=all&page=${page}`} />
        </div>
      ),
    },
  ],
} satisfies Examples;
