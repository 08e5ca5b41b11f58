import { Code, Example, getSource } from "./example.tsx";

export const Theming = () => (
  <>
    <p>
      The option <code>theme</code> is <code>night</code>, <code>day</code> or <code>lightbox</code>
      . The <a href="options.html#backgroundColor">colour options</a> change single colours. For
      everything else, set the custom properties in a style sheet after that of the package, or
      import <code>photo-lightbox/style.layer.css</code>, which every other style overrides.
    </p>
    <Code>{getSource("own-theme.css")}</Code>
    <Example name="own-theme" title="Own theme" />
    <section>
      <h2>Custom properties</h2>
      <dl>
        <Property name="background">Behind the photo</Property>
        <Property name="text">Caption and counter</Property>
        <Property name="icon">Icons of the controls</Property>
        <Property name="line">Lines between the parts</Property>
        <Property name="accent">Current thumbnail, pressed buttons and links</Property>
        <Property name="focus">Outline of the focused control</Property>
        <Property name="serif">Font of the captions</Property>
        <Property name="panel">Background of menu, help and details</Property>
      </dl>
    </section>
  </>
);

const Property = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>
      <code>{`--plb-${name}`}</code>
    </dt>
    <dd>{children}</dd>
  </div>
);
