import { Code, Example, getSource } from "./example.tsx";

const properties = {
  background: "Behind the photo",
  text: "Caption and counter",
  icon: "Icons of the controls",
  line: "Lines between the parts",
  accent: "Current thumbnail, pressed buttons and loader",
  focus: "Outline of the focused control",
  serif: "Font of counter, caption and headings",
  panel: "Background of menu and help",
};

export const Theming = () => (
  <>
    <p>
      The option <code>theme</code> is <code>night</code>, <code>day</code> or <code>lightbox</code>
      . The <a href="options.html#backgroundColor">colour options</a> change single colours. For
      everything else, set the custom properties in a style sheet after that of the package, or
      import <code>photo-lightbox/style.layer.css</code>, which every other style overrides.
    </p>
    <Code>{getSource("own-theme.css")}</Code>
    <Example name="own-theme" />
    <h2>Custom properties</h2>
    <dl>
      {Object.entries(properties).map(([name, use]) => (
        <div key={name}>
          <dt>
            <code>{`--plb-${name}`}</code>
          </dt>
          <dd>{use}</dd>
        </div>
      ))}
    </dl>
  </>
);
