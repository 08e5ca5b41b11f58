import type { Redirect } from "@manor/content-api";
import { pathOfAddress } from "@manor/content-api/redirect-address";
import { isServedAddress } from "@manor/website/served-address";
import { findAll } from "../database/find-records.ts";
import type { ListCall } from "./list-published.ts";

/** The former address of a page leads there only while visitors can see the page. */
export const redirects: ListCall<Redirect> = {
  reads: ["redirects", "pages"],
  list: async ({ payload }) => {
    const select = { from: true, to: true, type: true, origin: true } as const;
    const where = { _status: { equals: "published" } };
    const pages = await findAll(payload, "pages", {
      where,
      select: { address: true, isHidden: true },
    });
    const shown = new Set(pages.filter(({ isHidden }) => !isHidden).map(({ address }) => address));
    const isShown = (to: string) => shown.has(to) || isServedAddress(pathOfAddress(to));
    return (await findAll(payload, "redirects", { select, sort: "from" })).flatMap(
      ({ from, to, type, origin }): Redirect[] => {
        if (type === "410") return [{ from, type, to: "" }];
        return to && (origin !== "address" || isShown(to)) ? [{ from, type, to }] : [];
      },
    );
  },
};
