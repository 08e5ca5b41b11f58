export const Accessibility = () => (
  <>
    <p>The viewer aims at WCAG 2.2, level AA. Each statement has a test in Chromium.</p>
    <h2>Keyboard</h2>
    <ul>
      <li>Pictures on the page become buttons, unless they are in links or buttons.</li>
      <li>
        Every control is reached by Tab. The focus stays in the viewer, and returns on closing.
      </li>
      <li>
        <kbd>?</kbd> lists the keys. <code>keyboard=&#123;false&#125;</code> leaves only Escape.
      </li>
    </ul>
    <h2>Screen readers</h2>
    <ul>
      <li>The viewer is a named modal dialog; the page behind it is inert.</li>
      <li>A live region announces the photo, the zoom level, the slideshow and failures.</li>
      <li>
        All texts are <a href="options.html#labels">translatable</a>.
      </li>
    </ul>
    <h2>Sight and motion</h2>
    <ul>
      <li>axe finds nothing in any theme, at 1280 and 360 px.</li>
      <li>With forced colours, controls have borders, and no state is shown by colour alone.</li>
      <li>With reduced motion nothing is animated, and no video starts.</li>
    </ul>
    <h2>What your page provides</h2>
    <ul>
      <li>
        An <code>alt</code> for each photo, and <code>tracks</code> for videos with speech.
      </li>
      <li>Enough contrast, if you change the colours.</li>
      <li>Accessible content in your own slides and slots.</li>
    </ul>
    <h2>Limits</h2>
    <p>Tests run in Chromium alone, and no test replaces one with a screen reader.</p>
  </>
);
