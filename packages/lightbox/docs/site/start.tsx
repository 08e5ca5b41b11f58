import { Code, Example, getSource } from "./example.tsx";

const element = getSource("element.html");

export const Start = () => (
  <>
    <p>
      A photo viewer for React 18.3 and 19 with zoom, slideshow, thumbnails, video, photo details
      and a URL per photo, in an accessible modal dialog. Install <code>photo-lightbox</code> from
      npm, and put pictures into a <code>Lightbox</code>.
    </p>
    <Example name="gallery" />
    <section>
      <h2>Without React</h2>
      <p>
        Load <code>style.css</code> and the module <code>standalone.js</code> of the package. An
        attribute is an <a href="options.html">option</a>; functions go into the property{" "}
        <code>options</code>.
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder */}
      <div className="result" dangerouslySetInnerHTML={{ __html: element }} />
      <Code>{element}</Code>
    </section>
    <section>
      <h2>Next.js and servers</h2>
      <p>
        <code>Lightbox</code> is a client component. On a server it renders only its children, so
        the pictures are in the HTML. The code of the open viewer loads when the pointer reaches a
        picture, or by <code>preloadViewer()</code>.
      </p>
    </section>
  </>
);
