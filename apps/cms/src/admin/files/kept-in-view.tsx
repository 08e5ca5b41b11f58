"use client";

import { useId, useState } from "react";
import { useSay } from "../../i18n/use-say.ts";
import type { StoredFile } from "./send-file.ts";

/** Where the part lies that every crop of the website keeps, in per cent from the top left. */
const columns = [
  [20, "left"],
  [50, "centre"],
  [80, "right"],
] as const;
const rows = [
  [20, "top"],
  [50, "middle"],
  [80, "bottom"],
] as const;

export type Words = Partial<
  Pick<StoredFile, "alt" | "isDecorative" | "caption" | "focalX" | "focalY">
>;

type Props = { file: StoredFile; title: string; onChoose: (words: Words) => void };

/** The whole picture with nine places on it, one of which stays in view wherever the picture is cropped. */
export function KeptInView({ file, title, onChoose }: Props) {
  const name = useId();
  const { say } = useSay();
  const [chosen, setChosen] = useState<readonly number[]>([file.focalX ?? 50, file.focalY ?? 50]);
  return (
    <details className="admin-view">
      <summary aria-label={say("Keep in view: {title}", { title })}>{say("Keep in view")}</summary>
      <fieldset>
        <legend>{say("What must never be cut off")}</legend>
        {file.thumbnailURL && (
          // biome-ignore lint/performance/noImgElement: the host makes no pictures in other sizes.
          <img src={file.thumbnailURL} alt="" loading="lazy" draggable={false} />
        )}
        {rows.flatMap(([y, row]) =>
          columns.map(([x, column]) => (
            <input
              className={`admin-view__${row} admin-view__${column}`}
              key={`${x} ${y}`}
              type="radio"
              name={name}
              aria-label={say(`${row} ${column}`)}
              title={say(`${row} ${column}`)}
              checked={chosen[0] === x && chosen[1] === y}
              onChange={() => {
                setChosen([x, y]);
                onChoose({ focalX: x, focalY: y });
              }}
            />
          )),
        )}
      </fieldset>
    </details>
  );
}
