import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";

type Draw = (open: boolean, setOpen: (open: boolean) => void) => ReactNode;

function Page({ draw }: { draw: Draw }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      {draw(open, setOpen)}
    </>
  );
}

/** Renders a viewer on a page with one button. */
export function present(draw: Draw): void {
  const root = document.querySelector("#root");
  if (root) createRoot(root).render(<Page draw={draw} />);
}
