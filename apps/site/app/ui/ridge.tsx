/** The ridgeline: long, layered hills. Above the footer, in the emblem, and once between two bands; nowhere else. */
export function Ridge() {
  return (
    <svg className="ridge" viewBox="0 0 1600 120" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="ridge__far"
        d="M0 120V46C90 30 150 34 240 52S420 84 520 66 690 20 800 28s150 44 260 42 170-40 290-34 170 40 250 30v54z"
      />
      <path
        className="ridge__middle"
        d="M0 120V84c110-4 180-26 300-22s190 34 320 30 210-44 340-36 160 34 290 30 220-26 350-10v44z"
      />
      <path
        className="ridge__near"
        d="M0 120v-12c130-2 230-18 360-14s230 18 380 10 260-22 400-14 280 16 460 4v26z"
      />
    </svg>
  );
}
