import { getPage, type PageName } from "../../model/pages/addresses.ts";
import { type Page, translatePage } from "../../model/pages/page.ts";
import { useText } from "./use-text.ts";

/** A fixed page with its texts in the language of this page. */
export const usePage = (name: PageName): Page => translatePage(getPage(name), useText());
