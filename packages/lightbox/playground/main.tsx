import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Lightbox, type LightboxItem, type LightboxProps } from "../src/index.ts";
import "../src/style.css";
import { OptionsForm } from "./options-form.tsx";
import "./playground.css";
import { readScenario, toFunctions, toImages } from "./scenario.tsx";

const scenario = readScenario();
const functions = toFunctions(scenario);
const page = scenario.page ?? "buttons";
const calls: unknown[][] = [];
Object.assign(window, { calls });

const callbacks: Partial<LightboxProps> = {
  onNext: (index) => calls.push(["onNext", index]),
  onPrev: (index) => calls.push(["onPrev", index]),
  onSelect: (index) => calls.push(["onSelect", index]),
  onImgError: (event, item, index) => calls.push(["onImgError", event.type, item.id, index]),
};

function Playground() {
  const [open, setOpen] = useState<boolean>();
  const [images, setImages] = useState(scenario.imagesLater ? [] : toImages(scenario));
  const [start, setStart] = useState(scenario.options?.startingSlideIndex ?? 0);
  const [chosen, setChosen] = useState<LightboxProps>(scenario.options ?? {});
  const { open: _open, ...options } = chosen;
  // For the tests.
  useEffect(() => {
    Object.assign(window, { setOpen, loadImages: () => setImages(toImages(scenario)) });
  }, []);
  return (
    <main>
      <h1>Lightbox playground</h1>
      <p>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>{" "}
        <a href="#end">A link after it</a>
      </p>
      <Photos
        images={images}
        onChoose={(index) => {
          setStart(index);
          setOpen(true);
        }}
      />
      <Lightbox
        {...(scenario.withoutImages ? {} : { images })}
        {...options}
        {...functions}
        {...callbacks}
        open={open}
        startingSlideIndex={start}
        onOpen={(index) => calls.push(["onOpen", index])}
        onClose={(index) => {
          calls.push(["onClose", index]);
          setOpen(false);
        }}
      >
        {page === "children" && children(images)}
        {page === "cards" && <p>The photos of Founder’s Day</p>}
      </Lightbox>
      {!scenario.options && <OptionsForm chosen={chosen} onChange={setChosen} />}
      <p id="end">The end of the page.</p>
    </main>
  );
}

interface PhotosProps {
  images: LightboxItem[];
  onChoose: (index: number) => void;
}

/** The photos on the page. */
function Photos({ images, onChoose }: PhotosProps) {
  if (page === "buttons") {
    return (
      <div className="album">
        {images.slice(0, 60).map((item, index) => (
          <button type="button" key={item.id ?? index} onClick={() => onChoose(index)}>
            <img
              src={item.thumbnail ?? item.src}
              alt={item.alt ?? `Slide ${index + 1}`}
              loading="lazy"
            />
          </button>
        ))}
      </div>
    );
  }
  if (page !== "group") return null;
  return (
    <div className="album">
      {images.map((item) => (
        <a key={item.id} href={item.original} data-lightboxjs="album">
          <img src={item.thumbnail} alt={item.alt} />
        </a>
      ))}
    </div>
  );
}

const children = (images: LightboxItem[]) => (
  <div className="album">
    {images.map((item) => (
      <img key={item.id} src={item.thumbnail} alt={item.alt} data-original={item.src} width="240" />
    ))}
  </div>
);

const root = document.querySelector("#root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <Playground />
    </StrictMode>,
  );
