import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Lightbox } from "../src/index.ts";
import { albums } from "./albums.ts";

type Layout = (props: { children: ReactNode }) => ReactNode;

const Page: Layout = ({ children }) => children;

/** Two albums with the same URLs. */
const Two: Layout = ({ children }) => (
  <>
    <Lightbox
      images={albums["photos"]
        ?.slice(0, 4)
        .map((item, index) => ({ ...item, id: String(index + 1) }))}
      labels={{ lightbox: "Other viewer" }}
      viewTransition={false}
      getPhotoUrl={(item) => {
        const url = new URL(location.href);
        url.searchParams.set("photo", item.id ?? "");
        return url.href;
      }}
    />
    {children}
  </>
);

/** A lightbox inside a custom slide. */
const Nested: Layout = ({ children }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open outer
      </button>
      <Lightbox
        images={[{ id: "outer" }]}
        labels={{ lightbox: "Outer viewer" }}
        open={open}
        onClose={() => setOpen(false)}
        viewTransition={false}
        renderSlide={() => <div className="album">{children}</div>}
      />
    </>
  );
};

/** A native modal dialog. */
const NativeModal: Layout = ({ children }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="Host modal">
      <button type="button">In the modal</button>
      {children}
    </dialog>
  );
};

/** A modal with React event handlers. */
const ReactModal: Layout = ({ children }) => {
  const [events, setEvents] = useState<string[]>([]);
  const record = ({ type }: { type: string }) => setEvents((previous) => [...previous, type]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: that is what such a modal is
    <div onClick={record} onKeyDown={record} onPointerDown={record} onMouseDown={record}>
      <p id="events">{events.join(" ")}</p>
      {children}
    </div>
  );
};

const RadixModal: Layout = ({ children }) => (
  <Radix.Root defaultOpen>
    <Radix.Portal>
      <Radix.Content aria-describedby={undefined}>
        <Radix.Title>Host modal</Radix.Title>
        <button type="button">In the modal</button>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

/** Everything is in a shadow root, with links of a group. */
const Shadow: Layout = ({ children }) => {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useEffect(() => {
    const element = host.current;
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: "open" }));
  }, []);
  return (
    <div ref={host}>
      {root &&
        createPortal(
          <>
            {albums["photos"]?.slice(0, 3).map(({ id, src, alt, thumbnail }) => (
              <a key={id} href={src} data-lightboxjs="shadow">
                <img src={thumbnail} alt={alt} />
              </a>
            ))}
            {children}
          </>,
          root as unknown as Element,
        )}
    </div>
  );
};

export const layouts = {
  page: Page,
  two: Two,
  nested: Nested,
  nativeModal: NativeModal,
  reactModal: ReactModal,
  radix: RadixModal,
  shadow: Shadow,
};
