import { type ReactNode, use } from "react";
import { ScriptsOnPage } from "../../behaviours/scripts-on-page.ts";
import { useOrigin } from "../../use-origin.ts";
import { NewTab } from "../link/new-tab.tsx";
import { facadeFrame } from "./facade-frame.ts";

/** Accessibility checkers look into a frame of another origin's page before that page is loaded. */
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Not loaded yet</title></html>';

type FacadeProps = {
  /** Name of the frame; unique on the page. */
  name: string;
  /** What is framed, for people who cannot see it. */
  title: string;
  /** Address that is asked for on a click, and not before (R22). */
  src: string;
  /** Text of the button. */
  load: string;
  /** The same content as a page, for more room. */
  page?: { href: string; label: string };
  /** The drawing or picture that is shown before. */
  children: ReactNode;
};

/**
 * A drawn stand-in for a map, a film or a social page of a third party. The link opens the real one in the frame
 * that lies over the drawing: nothing is asked for before the click, and no script is needed.
 */
export function Facade({ name, title, src, load, page, children }: FacadeProps) {
  const frame = <iframe {...facadeFrame({ name, title, src }, useOrigin())} srcDoc={EMPTY_PAGE} />;
  // Facades stand behind every place that needs a script, so it is known here whether the page has a script to make the frame.
  const hasScript = use(ScriptsOnPage).size > 0;
  return (
    <div className="facade">
      <div className="facade__stage">
        {children}
        {hasScript ? <noscript>{frame}</noscript> : frame}
      </div>
      <p className="facade__ways">
        {src && (
          <a className="button facade__load" href={src} target={name} data-frame-title={title}>
            {load}
          </a>
        )}
        {page && (
          <a className="facade__page" href={page.href} target="_blank" rel="noopener">
            {page.label}
            <NewTab />
          </a>
        )}
      </p>
    </div>
  );
}
