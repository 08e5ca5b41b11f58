import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Accessibility } from "./accessibility.tsx";
import { Api } from "./api.tsx";
import { Example } from "./example.tsx";
import { examples } from "./examples.tsx";
import { Frameworks } from "./frameworks.tsx";
import { Migration } from "./migration.tsx";
import { Options } from "./options.tsx";
import { Start } from "./start.tsx";
import { Theming } from "./theming.tsx";
import { Why } from "./why.tsx";

interface Page {
  file: string;
  title: string;
  content: ReactNode;
  /** A style sheet of this page only. */
  style?: string;
}

const pages: Page[] = [
  { file: "index.html", title: "Start", content: <Start /> },
  { file: "examples.html", title: "Examples", content: listExamples() },
  { file: "demo.html", title: "Demo", content: <Example name="thousand-photos" /> },
  { file: "frameworks.html", title: "Frameworks", content: <Frameworks /> },
  { file: "options.html", title: "Options", content: <Options /> },
  { file: "theming.html", title: "Theming", content: <Theming />, style: "own-theme.css" },
  { file: "accessibility.html", title: "Accessibility", content: <Accessibility /> },
  { file: "migration.html", title: "Migration", content: <Migration /> },
  { file: "why.html", title: "Why another", content: <Why /> },
  { file: "api.html", title: "API", content: <Api /> },
];

function listExamples(): ReactNode {
  // The own theme is on the page with its style sheet, the others on the pages of the demo and the migration.
  const names = Object.keys(examples).filter(
    (name) => !/^(own-theme|thousand-photos|from-.*)$/.test(name),
  );
  return names.map((name) => <Example key={name} name={name} />);
}

/** The HTML of all pages, by file name. */
export const renderPages = () =>
  new Map(
    pages.map((page) => [
      page.file,
      `<!doctype html>${renderToStaticMarkup(<Layout {...page} />)}`,
    ]),
  );

function Layout({ file: current, title, content, style }: Page) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={`${title}: photo-lightbox, a photo viewer for React`} />
        <title>{`${title} · photo-lightbox`}</title>
        <link rel="icon" href="icon.svg" />
        <link rel="stylesheet" href="site.css" />
        {style && <link rel="stylesheet" href={style} />}
        <script type="module" src="site.js" />
      </head>
      <body>
        <header>
          <a className="skip" href="#content">
            Skip to content
          </a>
          <nav aria-label="Pages">
            {pages.map(({ file, title }) => (
              <a key={file} href={file} aria-current={file === current ? "page" : undefined}>
                {title}
              </a>
            ))}
          </nav>
        </header>
        <main id="content">
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>
  );
}
