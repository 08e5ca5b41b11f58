/** A host page of react-image-lightbox: a class that holds the current image. */
import { Component, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import ImageLightbox, {
  type ReactImageLightboxProps,
} from "../src/compat/react-image-lightbox.tsx";
import "../src/style.css";

export interface CompatScenario {
  /** Numbers of the pictures of the album; 99 is missing. */
  album?: number[];
  /** Whether the last image is before the first. */
  loops?: boolean;
  /** Answers a request after this time, or never. */
  answers?: number | "never";
  /** How far a move goes. */
  stride?: number;
  props?: Partial<ReactImageLightboxProps>;
}

const scenario: CompatScenario = JSON.parse(new URLSearchParams(location.search).get("s") ?? "{}");
const { album = [1, 2, 3, 4], loops = true, answers = 0, stride = 1, props } = scenario;
const calls: unknown[][] = [];
const toSource = (number = 0) => `/pictures/photo-${String(number).padStart(2, "0")}`;

interface State {
  photoIndex: number;
  isOpen: boolean;
}

class Host extends Component<object, State> {
  override state = { photoIndex: 0, isOpen: false };

  override componentDidMount(): void {
    Object.assign(window, { calls, host: { set: (state: State) => this.setState(state) } });
  }

  move(name: string, by: number): void {
    calls.push([name]);
    const count = album.length;
    const answer = () =>
      this.setState(({ photoIndex }) => ({ photoIndex: (photoIndex + by + count) % count }));
    if (answers === 0) answer();
    else if (answers !== "never") setTimeout(answer, answers);
  }

  source(by: number, extension: string): string | undefined {
    const at = this.state.photoIndex + by;
    if (!loops && !(at in album)) return undefined;
    return `${toSource(album[(at + album.length) % album.length])}${extension}`;
  }

  override render(): ReactNode {
    const { photoIndex, isOpen } = this.state;
    const title = `Picture ${album[photoIndex]}`;
    return (
      <main>
        <h1>Host page</h1>
        <button type="button" onClick={() => this.setState({ isOpen: true })}>
          Open
        </button>
        {isOpen && (
          <ImageLightbox
            mainSrc={this.source(0, ".jpg") ?? ""}
            nextSrc={this.source(1, ".jpg")}
            prevSrc={this.source(-1, ".jpg")}
            mainSrcThumbnail={this.source(0, "-small.jpg")}
            imageTitle={title}
            imageCaption={<em>Caption of {album[photoIndex]}</em>}
            onCloseRequest={() => {
              calls.push(["close"]);
              this.setState({ isOpen: false });
            }}
            onMovePrevRequest={() => this.move("previous", -stride)}
            onMoveNextRequest={() => this.move("next", stride)}
            onAfterOpen={() => calls.push(["open"])}
            onImageLoadError={(src, name) => calls.push(["error", src, name])}
            toolbarButtons={[
              <button key="like" type="button" onClick={() => calls.push(["like"])}>
                Like
              </button>,
            ]}
            {...props}
          />
        )}
      </main>
    );
  }
}

const root = document.querySelector("#root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
