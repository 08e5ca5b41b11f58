import type { DerivedPicture } from "@manor/pictures";

/** A sample photograph that the host has taken in. */
export type Photograph = {
  id: number;
  /** What it shows: two photographs of one scene look alike. */
  scene: string;
  subject: string;
  /** Large enough, and in its own light, to stand at the head of a record. */
  isCover: boolean;
  /** Large enough to stand below, beside others. */
  isCard: boolean;
};

/** The largest rooms that the website gives to the pictures of a record, in pixels. */
const coverRoom = { width: 1328, height: 885 };
const cardRoom = { width: 720, height: 480 };

export function toPhotograph(
  id: number,
  picture: Pick<DerivedPicture, "scene" | "subject" | "width" | "height" | "isPlain">,
): Photograph {
  const { scene, subject, width, height, isPlain } = picture;
  const fills = (room: { width: number; height: number }) =>
    width >= room.width && height >= room.height;
  return { id, scene, subject, isCover: isPlain && fills(coverRoom), isCard: fills(cardRoom) };
}

/** Chooses photographs; of those that fit, always one that was seen least until now. */
export function prepareChoice(photographs: readonly Photograph[]) {
  const uses = new Map<number, number>();
  const seen = ({ id }: Photograph) => uses.get(id) ?? 0;
  const use = (photograph: Photograph): number => {
    uses.set(photograph.id, seen(photograph) + 1);
    return photograph.id;
  };
  const ofScene = (scene: string) => photographs.filter((one) => one.scene === scene);

  const coverOf = (scene: string): Photograph => {
    const [first] = ofScene(scene)
      .filter(({ isCover }) => isCover)
      .toSorted((a, b) => seen(a) - seen(b));
    if (!first) {
      throw new RangeError(
        `No sample photograph of "${scene}" is large enough for a cover. Name a scene of packages/pictures that lies across and is at least ${coverRoom.width} by ${coverRoom.height} pixels.`,
      );
    }
    return first;
  };

  return {
    /** One photograph of each scene: the first as a cover, the others smaller. */
    ofScenes([first, ...others]: readonly string[]): number[] {
      if (!first) return [];
      const more = others.flatMap((scene) =>
        ofScene(scene)
          .filter(({ isCard }) => isCard)
          .toSorted((a, b) => seen(a) - seen(b))
          .slice(0, 1),
      );
      return [coverOf(first), ...more].map(use);
    },
    /** An album: its cover, then photographs of these subjects, then others; neighbours show different scenes. */
    ofSubjects(cover: string, count: number, subjects: readonly string[]): number[] {
      const first = coverOf(cover);
      const rest = photographs.filter((one) => one !== first);
      const fits = rest.filter(({ subject }) => subjects.includes(subject));
      const others = rest.filter(({ subject }) => !subjects.includes(subject));
      const chosen = [first, ...inTurns(fits, cover, seen), ...inTurns(others, cover, seen)];
      return chosen.slice(0, count).map(use);
    },
  };
}

/** One of each scene, then a second of each, and so on; the scene that was just shown comes last. */
function inTurns(
  photographs: readonly Photograph[],
  justShown: string,
  seen: (photograph: Photograph) => number,
): Photograph[] {
  const byScene = Map.groupBy(
    photographs.toSorted((a, b) => seen(a) - seen(b)),
    ({ scene }) => scene,
  );
  const rows = [...byScene]
    .toSorted(([a], [b]) => Number(a === justShown) - Number(b === justShown))
    .map(([, row]) => row);
  const turns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: turns }, (_, turn) => rows.flatMap((row) => row[turn] ?? [])).flat();
}
