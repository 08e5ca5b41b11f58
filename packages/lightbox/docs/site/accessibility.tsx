import { defaultLabels } from "../../src/labels.ts";
import { keys } from "../../src/viewer/help.tsx";

const onPage = {
  "Enter|Space": "Open the photo that has the focus; Enter in a link",
  Tab: "Next control of the viewer; it does not leave the viewer",
};

/** A criterion, how it is met, and the files in `test/` that try it. */
const criteria: [criterion: string, met: string, tests: string[]][] = [
  [
    "1.1.1 Non-text content",
    "Photos have the alt text of their item; icons have a name.",
    ["accessibility", "slides"],
  ],
  [
    "1.2.2 Captions",
    "Videos take tracks. Those of other websites have their own player.",
    ["videos"],
  ],
  [
    "1.3.1 Info and relationships",
    "A dialog, groups, buttons and a live region, each by its HTML element or role.",
    ["accessibility"],
  ],
  ["1.4.3 Contrast", "All three themes; your own colours are yours to check.", ["accessibility"]],
  [
    "1.4.1 Use of colour",
    "With forced colours, no state is shown by colour alone.",
    ["accessibility"],
  ],
  ["1.4.10 Reflow", "Nothing overflows at 320 pixels.", ["appearance"]],
  [
    "2.1.1 Keyboard",
    "Each control and each gesture has a key or a button.",
    ["accessibility", "zoom"],
  ],
  [
    "2.1.2 No keyboard trap",
    "Escape closes, and the focus returns to where it was.",
    ["accessibility", "modals"],
  ],
  [
    "2.1.4 Character key shortcuts",
    "keyboard={false} turns all of them off, except Escape.",
    ["switches"],
  ],
  [
    "2.2.2 Pause, stop, hide",
    "A slideshow starts only on demand, and its button stops it.",
    ["slideshow"],
  ],
  ["2.3.3 Animation", "With reduced motion nothing is animated.", ["accessibility"]],
  [
    "2.4.3, 2.4.7 Focus order, focus visible",
    "Tab reaches all controls in order, each with an outline.",
    ["accessibility"],
  ],
  [
    "2.5.1, 2.5.7 Gestures, dragging",
    "Arrows and zoom buttons do what swipe and pinch do.",
    ["navigation", "zoom"],
  ],
  ["2.5.8 Target size", "At least 24 by 24 pixels, the main controls 46.", ["appearance"]],
  [
    "4.1.2 Name, role, value",
    "axe finds nothing in eleven states, at 1280 and 360 pixels.",
    ["accessibility"],
  ],
  [
    "4.1.3 Status messages",
    "Photo, zoom level, slideshow and failures are announced.",
    ["accessibility", "host-answers"],
  ],
];

export const Accessibility = () => (
  <>
    <h2>Statement</h2>
    <p>
      The viewer aims at WCAG 2.2, level AA. We know of no criterion that it fails. This is our own
      assessment of version 1.0.0, by tests in Chromium. There was no independent audit, and no test
      replaces one with a screen reader. Please report a barrier as an issue of the package’s
      repository.
    </p>
    <section>
      <h2 id="keys">Keyboard</h2>
      <table aria-labelledby="keys">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(onPage).map(([names, text]) => (
            <Keys key={names} names={names} text={text} />
          ))}
          {Object.entries(keys).map(([label, names]) => (
            <Keys
              key={label}
              names={names}
              text={defaultLabels[label as keyof typeof defaultLabels]}
            />
          ))}
        </tbody>
      </table>
      <p>
        Pictures on the page become buttons, unless they are in links or buttons. In right-to-left
        pages the arrows are reversed. <code>keyboard=&#123;false&#125;</code> leaves only Escape.
      </p>
    </section>
    <section>
      <h2 id="criteria">Criteria</h2>
      <table aria-labelledby="criteria">
        <thead>
          <tr>
            <th scope="col">WCAG 2.2</th>
            <th scope="col">How the viewer meets it, and the tests</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map(([criterion, met, tests]) => (
            <tr key={criterion}>
              <th scope="row">{criterion}</th>
              <td>
                <p>{met}</p>
                {tests.map((name) => (
                  <p key={name}>
                    <code>{name}.spec.ts</code>
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        All texts, the role descriptions included, are{" "}
        <a href="options.html#labels">translatable</a>.
      </p>
    </section>
    <h2>What your page provides</h2>
    <ul>
      <li>
        An <code>alt</code> for each photo, and <code>tracks</code> for videos with speech.
      </li>
      <li>Enough contrast, if you change the colours.</li>
      <li>Accessible content in your own slides and slots.</li>
      <li>
        The language of the page in <code>lang</code>, and texts in that language.
      </li>
    </ul>
  </>
);

const Keys = ({ names, text }: { names: string; text: string }) => (
  <tr>
    <th scope="row">
      {names.split("|").map((name, index) => [index > 0 && " ", <kbd key={name}>{name}</kbd>])}
    </th>
    <td>{text}</td>
  </tr>
);
