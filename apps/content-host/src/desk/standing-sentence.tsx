import type { Standing } from "../website/standing.ts";

/** “On the website”, with the way there, or “Not on the website, because …”. */
export function StandingSentence({ standing, website }: { standing: Standing; website: string }) {
  if (!standing.isOn) {
    return (
      <span className="desk-standing desk-standing--off">
        Not on the website, because {standing.because}
      </span>
    );
  }
  return (
    <span className="desk-standing">
      <a href={website + standing.page} target="_blank" rel="noreferrer">
        On the website
      </a>
      {standing.note && <> {standing.note}</>}
    </span>
  );
}
