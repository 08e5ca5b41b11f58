import { firstHalf } from "./first-half-happenings.ts";
import type { Happening } from "./happening.ts";
import { secondHalf } from "./second-half-happenings.ts";

/**
 * By month, January first. Plain sample matter: no name, no result, no fact of a real school. Scenes are chosen
 * so that neighbours in the list never show the same one.
 */
export const happenings: readonly (readonly Happening[])[] = [...firstHalf, ...secondHalf];
