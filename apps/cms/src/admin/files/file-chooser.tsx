"use client";

import { type DragEvent, type ReactNode, useId, useState } from "react";
import { useSay } from "../../i18n/use-say.ts";

type Props = {
  /** The kinds of files that the computer's own list shows; all of them when nothing is said. */
  accept: string | undefined;
  isMany: boolean;
  isDisabled?: boolean;
  label: string;
  onChoose: (files: File[]) => void;
  children?: ReactNode;
};

/**
 * A place to drop files, with a button that opens the computer's own list of them. The browser's own button would
 * speak the language of the browser, and not that of the admin panel.
 */
export function FileChooser({ accept, isMany, isDisabled, label, onChoose, children }: Props) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const { say } = useSay();
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onChoose(isMany ? chosen : chosen.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      className={`admin-chooser ${isOver ? "admin-chooser--over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className="admin-chooser__button">
        {label}
      </label>
      <input
        id={id}
        type="file"
        className="admin-chooser__input"
        multiple={isMany}
        accept={accept}
        disabled={isDisabled}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
      {children}
      <span className="admin-chooser__hint">
        {say(isMany ? "or drop them here" : "or drop it here")}
      </span>
    </div>
  );
}
