import type { Examples } from "../../ui/examples.ts";
import { Pager } from "./pager.tsx";

const chosen = { year: "all", month: "all", search: "" } as const;

export default {
  piece: "Pager",
  use: "Below a list that is too long for one page.",
  examples: [
    {
      name: "In the middle of many pages",
      show: (
        <div className="wrap">
          <Pager path="/Events" chosen={chosen} page={5} pages={12} />
        </div>
      ),
    },
  ],
} satisfies Examples;
