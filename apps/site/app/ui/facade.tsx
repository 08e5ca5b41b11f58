import type { ReactNode } from "react";

type FacadeProps = {
  /** Name of the frame; unique on the page. */
  name: string;
  /** What is framed, for people who cannot see it. */
  title: string;
  /** Address that is asked for on a click, and not before (R22). */
  src: string;
  /** Text of the button. */
  load: string;
  children: ReactNode;
};

/**
 * A drawn stand-in for something of a third party. The link opens it in the frame that lies over the drawing:
 * nothing is asked for before the click, and no script is needed.
 */
export function Facade({ name, title, src, load, children }: FacadeProps) {
  return (
    <div className="facade">
      <div className="facade__stage">
        {children}
        <iframe
          className="facade__frame"
          name={name}
          title={title}
          sandbox="allow-scripts allow-popups"
          referrerPolicy="no-referrer"
        />
      </div>
      <a className="button facade__load" href={src} target={name}>
        {load}
      </a>
    </div>
  );
}
