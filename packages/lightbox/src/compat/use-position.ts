import { useState } from "react";

export interface Sources {
  mainSrc: string;
  prevSrc?: string;
  nextSrc?: string;
}

/** Farther than the neighbours, so that all three images get a new position. */
const JUMP = 3;

/**
 * The position of the main image in the album of the host page, which has only three sources. The position
 * of an image stays the same when the host page moves; after a jump all images have new ones.
 */
export function usePosition({ mainSrc, prevSrc, nextSrc }: Sources) {
  const [last, setLast] = useState({ mainSrc, prevSrc, nextSrc, position: 0 });
  const [requested, setRequested] = useState<number>();
  let { position } = last;
  if (last.mainSrc !== mainSrc || last.prevSrc !== prevSrc || last.nextSrc !== nextSrc) {
    position += findStep(last, { mainSrc, prevSrc, nextSrc }, requested);
    setLast({ mainSrc, prevSrc, nextSrc, position });
  }
  // An album of one image: the host page would move from it to itself.
  const isAlone = prevSrc === mainSrc && nextSrc === mainSrc;
  return {
    position,
    prevSrc: isAlone ? undefined : prevSrc,
    nextSrc: isAlone ? undefined : nextSrc,
    setRequested,
  };
}

function findStep(last: Sources, now: Sources, requested?: number): number {
  const isNext = now.mainSrc === last.nextSrc && (now.prevSrc ?? last.mainSrc) === last.mainSrc;
  const isPrevious = now.mainSrc === last.prevSrc && (now.nextSrc ?? last.mainSrc) === last.mainSrc;
  // In an album of two both are true.
  if (isNext && isPrevious && requested) return requested;
  if (isNext) return 1;
  if (isPrevious) return -1;
  return now.mainSrc === last.mainSrc ? 0 : JUMP;
}
