"use client";

import { useDocumentInfo, useField } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";
import { useTranslator } from "../../i18n/use-translator.ts";
import { describePart, type Face, getLargestFace, largeFace } from "./faces.ts";

/** On the page of an image: the faces that were found, and what an editor can do about them. */
export function FaceSuggestion({ path, readOnly }: JSONFieldClientProps) {
  const { t } = useTranslator();
  const { value, setValue, disabled } = useField<Face[] | null>({ path });
  const { savedDocumentData: { url, width = 1, height = 1 } = {} } = useDocumentInfo();
  const faces = value ?? [];
  if (faces.length === 0) return null;
  const largest = getLargestFace(faces);
  const values = { number: faces.length, part: { phrase: describePart(largest) } };
  const cover = (index: number, isCovered: boolean) =>
    setValue(faces.map((face, at) => (at === index ? { ...face, isCovered } : face)));
  return (
    <div className="admin-notice admin-notice--stop admin-faces">
      <p>
        {faces.length === 1
          ? t(
              "1 face. It fills {part} of the picture. Crop it, cover the face, choose another picture, or give a reason below.",
              values,
            )
          : t(
              "{number} faces. One fills {part} of the picture. Crop it, cover faces, choose another picture, or give a reason below.",
              values,
            )}
      </p>
      <p>
        {t(
          "This is a suggestion: faces can be missing, and some can be wrong. Please look at the picture yourself.",
        )}{" "}
        {largest >= largeFace &&
          t("Because of the large face, the longer side of the picture has at most 1,280 pixels.")}
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t("The picture with numbered faces")}
      >
        <image href={url} width={width} height={height} />
        {faces.map((face, index) => (
          <FaceBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a face has no other name.
            key={index}
            face={face}
            number={index + 1}
            picture={{ width, height }}
          />
        ))}
      </svg>
      <fieldset disabled={readOnly || disabled}>
        <legend>{t("Cover with a black box")}</legend>
        {faces.map(({ isCovered = false }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face has no other name.
          <label key={index}>
            <input
              type="checkbox"
              checked={isCovered}
              onChange={({ target }) => cover(index, target.checked)}
            />
            {t("Face {number}", { number: index + 1 })}
          </label>
        ))}
      </fieldset>
      <p>{t("Saving adds the boxes permanently. The picture without them is deleted.")}</p>
    </div>
  );
}

type BoxProps = { face: Face; number: number; picture: { width: number; height: number } };

function FaceBox({ face, number, picture: { width, height } }: BoxProps) {
  const [x, y] = [face.x * width, face.y * height];
  const [boxWidth, boxHeight] = [face.width * width, face.height * height];
  const size = Math.max(boxHeight / 3, width / 30);
  return (
    <g className={face.isCovered ? "admin-face admin-face--covered" : "admin-face"}>
      <rect x={x} y={y} width={boxWidth} height={boxHeight} />
      <text x={x + boxWidth / 2} y={y + boxHeight / 2 + size / 3} fontSize={size}>
        {number}
      </text>
    </g>
  );
}
