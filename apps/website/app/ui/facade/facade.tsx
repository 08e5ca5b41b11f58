import { type ReactNode, use } from "react";
import { ScriptsOnPage } from "../../enhancements/scripts-on-page.ts";
import { useOrigin } from "../../use-origin.ts";
import { NewTabLink } from "../link/new-tab-link.tsx";
import { facadeFrame } from "./facade-frame.ts";

/** Accessibility checkers inspect a cross-origin frame before its page loads. */
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Not loaded yet</title></html>';

type FacadeProps = {
  name: string;
  title: string;
  /** The address loads on click, not before (R22). */
  src: string;
  load: string;
  page?: { href: string; label: string };
  children: ReactNode;
};

/** The link opens the real page in the frame: nothing loads before the click, and no script is needed. */
export function Facade({ name, title, src, load, page, children }: FacadeProps) {
  const frame = <iframe {...facadeFrame({ name, title, src }, useOrigin())} srcDoc={EMPTY_PAGE} />;
  // Facades follow every component that needs a script, so it is known here whether the page has one that makes the frame.
  const hasScript = use(ScriptsOnPage).size > 0;
  return (
    <div className="facade">
      <div className="facade__content">
        {children}
        {hasScript ? <noscript>{frame}</noscript> : frame}
      </div>
      <p className="facade__links">
        {src && (
          <a className="button facade__load" href={src} target={name} data-frame-title={title}>
            {load}
          </a>
        )}
        {page && (
          <NewTabLink className="facade__page" href={page.href}>
            {page.label}
          </NewTabLink>
        )}
      </p>
    </div>
  );
}
