import type { LightboxItem } from "../types.ts";

type AutoPlay = LightboxItem["autoPlay"];
const isOn = (value: AutoPlay) => /^(1|true)$/i.test(`${value}`);
const isOff = (value: AutoPlay) => /^(0|false)$/i.test(`${value}`);

/**
 * Third-party players start automatically only with `autoPlay` 1 or true; all others unless it is 0 or
 * false. Strings such as "1" and "true" are accepted.
 */
export function shouldAutoplay(autoPlay: AutoPlay, isThirdParty: boolean): boolean {
  return isThirdParty ? isOn(autoPlay) : !isOff(autoPlay);
}
