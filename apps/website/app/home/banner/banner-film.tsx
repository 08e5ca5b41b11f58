import { imagePath } from "@manor/content-api/image-path";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { useSchool } from "../../school/use-school.ts";

/** From the width on that shows it well. Phones show only the picture. */
const WIDE = "(min-width: 900px)";

const types = {
  av1: 'video/mp4; codecs="av01.0.05M.08"',
  h264: 'video/mp4; codecs="avc1.64001f"',
};

/** The school's film over the picture of the first slide. The enhancement loads it (background-video.ts). */
export function BannerFilm() {
  const { film } = useSchool();
  const files = (["av1", "h264"] as const).filter((codec) => film[codec] !== "");
  if (files.length === 0) return null;
  return (
    <Enhancement is="backgroundVideo" when="idle" className="banner-film" data-media={WIDE}>
      <video muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
        {files.map((codec) => (
          <source key={codec} src={imagePath(film[codec])} type={types[codec]} />
        ))}
      </video>
    </Enhancement>
  );
}
