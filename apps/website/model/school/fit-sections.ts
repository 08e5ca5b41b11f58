import type { MenuGroup } from "./menu.ts";

/** Pixels of the header's row at 1100 px, where the groups first show, without paddings, gaps and the menu's button. */
const ROOM = 720;

/** Generous widths of a character and of the space around a text, in pixels. */
const NAME = { character: 18, maxWidth: 220 };
const BUTTON = { character: 8.5 };
const SECTION = { character: 8, around: 16 };

/** The groups that fit into the header with the school's name and the registration button. */
export function fitSections(
  groups: readonly MenuGroup[],
  name: string,
  registrationTitle: string,
): readonly MenuGroup[] {
  let room =
    ROOM -
    Math.min(name.length * NAME.character, NAME.maxWidth) -
    registrationTitle.length * BUTTON.character;
  const firstWithoutRoom = groups.findIndex(({ label }) => {
    room -= label.length * SECTION.character + SECTION.around;
    return room < 0;
  });
  return firstWithoutRoom === -1 ? groups : groups.slice(0, firstWithoutRoom);
}
