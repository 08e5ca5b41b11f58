import type { Translate } from "../../model/texts/translate.ts";
import { useLanguage } from "./use-language.ts";

/** Translates the interface texts of a component, on the server and in islands. */
export const useText = (): Translate => useLanguage().t;
