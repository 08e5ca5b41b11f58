/**
 * How each criterion of WCAG 2.2 A and AA is checked in addition to the rules of axe and IBM's engine:
 * `test` is the beginning of a test's title, `manual` what was reviewed manually, `none` why the criterion does not apply.
 */
export type Check = { kind: "test" | "manual" | "none"; text: string };

/** The day of the last review of everything marked `manual`. */
export const reviewedOn = "2026-11-28";

const every = "test: no check finds a problem without a defect";

const lines = `
1.1.1 | test: treats a picture without alt text as decorative | test: shows the editor's alt text and caption on a picture
1.2.1 | none: No page has audio or video; films open on their provider's own page or player. | ${every}
1.2.2 | none: No page has video. | ${every}
1.2.3 | none: No page has video. | ${every}
1.2.4 | none: No page has a live broadcast. | ${every}
1.2.5 | none: No page has video. | ${every}
1.3.1 | test: no page has a violation or scrolls sideways
1.3.2 | ${every}
1.3.3 | manual: No text of the website names a control only by its shape, colour or place.
1.3.4 | test: no page has a violation or scrolls sideways
1.3.5 | ${every}
1.4.1 | ${every}
1.4.2 | none: No page plays a sound. | ${every}
1.4.3 | test: reaches the minimum contrast of every pair in both themes
1.4.4 | test: at 200% text size nothing scrolls sideways | ${every}
1.4.5 | manual: The website's templates show texts as text; pictures that a school uploads were not reviewed.
1.4.10 | test: no page has a violation or scrolls sideways
1.4.11 | test: with forced colours nothing is violated, and every control has a border
1.4.12 | ${every}
1.4.13 | manual: No style sheet shows content on hover or focus, and no element has a tooltip.
2.1.1 | test: every Tab stop of | test: the tabs support arrow keys, Home and End
2.1.2 | test: every Tab stop of | test: Tab reaches every control and does not leave the dialog
2.1.4 | test: ? opens the keyboard help, and Escape closes only the help | manual: Single keys work only while the photo viewer is open.
2.2.1 | manual: No page reloads, ends a session or limits the time to answer. A place for a visit is reserved for 30 minutes until it is confirmed: longer, other families could not have it.
2.2.2 | test: the banner advances every eight seconds and loops until it is paused | test: with reduced motion nothing animates
2.3.1 | manual: The four animations in the style sheets fade and move once; none flashes.
2.4.1 | test: the first Tab reaches the skip link to the content
2.4.2 | test: gives every page a description, and unique titles
2.4.3 | test: every Tab stop of | test: Tab reaches the close button; Escape closes it
2.4.4 | ${every}
2.4.5 | test: links from home reach all 33 pages | test: the header links to the search
2.4.6 | manual: The headings and labels of all pages were read; each names its section or field.
2.4.7 | test: the focus changes pixels on every background | test: every Tab stop of
2.4.11 | test: every Tab stop of
2.5.1 | test: Zoom in and Zoom out work
2.5.2 | manual: Controls act when the pointer is released; no script of the website acts when it is pressed.
2.5.3 | ${every}
2.5.4 | none: Nothing reacts to moving the device.
2.5.7 | test: the buttons of each list reach every card | test: arrow keys move and Escape closes
2.5.8 | test: every target is at least 24 by 24 px
3.1.1 | test: no page has a violation or scrolls sideways
3.1.2 | test: marks Hindi text as Hindi in every block | ${every}
3.2.1 | ${every}
3.2.2 | test: the menu starts with the current month; another year updates the months and retains the focus | ${every}
3.2.3 | test: each has the header: telephone | ${every}
3.2.4 | test: each has the header: telephone | test: each has the footer: contact details
3.2.6 | test: each has the footer: contact details | ${every}
3.3.1 | test: Send shows each error under its field | test: errors are in a summary that has the focus
3.3.2 | ${every}
3.3.3 | manual: Each error names the field and what is missing or wrong; no better text can be guessed.
3.3.4 | test: a family books, confirms by the link, changes and cancels | manual: No form buys or signs; a message can be corrected in a second one. A change of a visit can be changed back, and cancelling it takes two steps.
3.3.7 | ${every}
3.3.8 | none: No page needs a login. | test: no page needs a login
4.1.2 | test: no page has a violation or scrolls sideways
4.1.3 | test: a message reaches the CMS, the visitor sees the thanks | ${every}
`;

export const checksByCriterion: ReadonlyMap<string, readonly Check[]> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [number = "", ...checks] = line.split(" | ");
      return [number, checks.map(readCheck)];
    }),
);

function readCheck(check: string): Check {
  const [, kind, text] = /^(test|manual|none): (.+)$/.exec(check) ?? [];
  if (!kind || !text) throw new Error(`"${check}" does not start with test, manual or none.`);
  return { kind: kind as Check["kind"], text };
}
