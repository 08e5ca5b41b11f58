import { Code } from "./example.tsx";

const sources = import.meta.glob<string>(
  "../../fixtures/{*.tsx,{vite,next,react-router,astro,html}/**}",
  { query: "?raw", import: "default", eager: true },
);

interface Framework {
  name: string;
  install: string;
  /** Files of the application in `fixtures/`. */
  files: Record<string, string>;
  note: string;
}

const frameworks: Framework[] = [
  {
    name: "Vite",
    install: "npm install photo-lightbox",
    files: { "main.tsx": "vite/main.tsx" },
    note: "Nothing else is needed.",
  },
  {
    name: "Next.js, App Router",
    install: "npm install photo-lightbox",
    files: { "app/page.tsx": "next/app/page.tsx" },
    note: "The page stays a server component: the package marks its client components itself.",
  },
  {
    name: "React Router",
    install: "npm install photo-lightbox",
    files: { "app/routes.ts": "react-router/app/routes.ts" },
    note: "The component is the route. The server renders its pictures.",
  },
  {
    name: "Astro",
    install: "npm install photo-lightbox && npx astro add react",
    files: {
      "astro.config.mjs": "astro/astro.config.mjs",
      "src/pages/index.astro": "astro/src/pages/index.astro",
    },
    note: "With client:visible the script loads when the gallery is in sight.",
  },
  {
    name: "Plain HTML",
    install: "npm install photo-lightbox",
    files: { "index.html": "html/index.html" },
    note: "Copy style.css and standalone.js to your own folder if the server does not serve node_modules. They work from any folder.",
  },
];

function getFile(path: string): string {
  const source = sources[`../../fixtures/${path}`];
  if (!source) throw new Error(`The application of fixtures/ has no ${path}.`);
  return source;
}

export const Frameworks = () => (
  <>
    <p>
      Each example is an application in the package’s repository. <code>npm run release:check</code>{" "}
      installs the packed package into it, builds it, and opens a photo in Chromium.
    </p>
    <section>
      <h2>The component</h2>
      <p>
        The examples with React use this file. It draws its two pictures; replace them by yours.
      </p>
      <File name="gallery.tsx" path="gallery.tsx" />
    </section>
    {frameworks.map(({ name, install, files, note }) => (
      <section key={name}>
        <h2>{name}</h2>
        <Code>{install}</Code>
        {Object.entries(files).map(([file, path]) => (
          <File key={file} name={file} path={path} />
        ))}
        <p>{note}</p>
      </section>
    ))}
  </>
);

const File = ({ name, path }: { name: string; path: string }) => (
  <>
    <h3>
      <code>{name}</code>
    </h3>
    <Code>{getFile(path)}</Code>
  </>
);
