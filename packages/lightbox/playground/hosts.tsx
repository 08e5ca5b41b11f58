/** Host pages as people write them, in React's development build. Tests ask for one by `?s=` and drive it by `window.host`. */
import { type ReactNode, StrictMode, useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Lightbox, type LightboxItem, type LightboxProps } from "../src/index.ts";
import "../src/lightbox.css";
import { albums } from "./albums.ts";
import { layouts } from "./host-layouts.tsx";
import { slides } from "./host-slides.tsx";

export interface HostScenario {
  /** Functions that are new on each render, or the same for ever. */
  inline?: boolean;
  /** The host's state is a store outside of React, or React's own. */
  store?: boolean;
  strict?: boolean;
  /** Every photo has an address. */
  address?: boolean;
  /** `onSelect` sets the host's state, so each move renders the host again. */
  select?: boolean;
  layout?: keyof typeof layouts;
  /** Slides of the host page's own. */
  slides?: keyof typeof slides;
  state?: HostState;
  /** Photos in a large album. */
  count?: number;
}

export interface HostState {
  open?: boolean;
  ids?: string[];
  mounted?: boolean;
  children?: boolean;
  selected?: number;
  options?: LightboxProps;
  /** Counts renders that nothing asked for. */
  renders?: number;
}

const scenario: HostScenario = JSON.parse(new URLSearchParams(location.search).get("s") ?? "{}");
const calls: unknown[][] = [];
const reads: number[] = [];
let state: HostState = { mounted: true, ids: ["1", "2", "3", "4", "5"], ...scenario.state };
const listeners = new Set<() => void>();

function set(changes: HostState): void {
  state = { ...state, ...changes };
  for (const changed of listeners) changed();
}
Object.assign(window, { host: { set, reads }, calls });

const note = (name: string) => (index: number) => void calls.push([name, index]);
const makeFunctions = (): LightboxProps => ({
  onOpen: note("onOpen"),
  onNext: note("onNext"),
  onPrev: note("onPrev"),
  onSelect(index) {
    calls.push(["onSelect", index]);
    if (scenario.select) set({ selected: index });
  },
  onClose(index) {
    calls.push(["onClose", index]);
    set({ open: false });
  },
  ...(scenario.slides && { renderSlide: slides[scenario.slides] }),
  ...(scenario.address && {
    getPhotoUrl: (item) => {
      const url = new URL(location.href);
      url.searchParams.set("photo", item.id ?? "");
      return url.href;
    },
  }),
});
const stable = makeFunctions();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};
const useStore = () => useSyncExternalStore(subscribe, () => state);
function useReactState(): HostState {
  const [current, setCurrent] = useState(state);
  useEffect(() => subscribe(() => setCurrent(state)), []);
  return current;
}
const useHost = scenario.store ? useStore : useReactState;

const toCaption = (id: string): ReactNode =>
  id.startsWith("b") ? <div>Block of {id}</div> : `Photo of ${id}`;

const known = new Map<string, LightboxItem>();
/** The photo of an id, the same object each time. Its reads are counted. */
function toItem(id: string): LightboxItem {
  const at = Number(id) - 1;
  const photo = albums["photos"]?.[at % 12];
  // A letter makes an album of another kind: a photo that fails to load.
  const src = id.startsWith("x") ? "/pictures/missing.jpg" : `${photo?.src}?n=${id}`;
  const item = { ...photo, id, src, original: undefined, caption: toCaption(id) };
  const counted = new Proxy(item as LightboxItem, {
    get(target, key) {
      reads.push(at);
      return Reflect.get(target, key);
    },
  });
  const found = known.get(id) ?? counted;
  known.set(id, found);
  return found;
}
const lists = new Map<string, LightboxItem[]>();
function toList(ids: string[]): LightboxItem[] {
  const list = lists.get(ids.join()) ?? ids.map(toItem);
  lists.set(ids.join(), list);
  return list;
}
const large = Array.from({ length: scenario.count ?? 0 }, (_, at) => String(at + 1));

function Host(): ReactNode {
  const { open, ids = [], mounted, options, children, selected } = useHost();
  const images = toList(scenario.count ? large : ids);
  const functions = scenario.inline ? makeFunctions() : stable;
  const Layout = layouts[scenario.layout ?? "page"];
  return (
    <main>
      <h1>Host page {selected}</h1>
      <button type="button" onClick={() => set({ open: true })}>
        Open
      </button>
      <Layout>
        {mounted && (
          <Lightbox images={images} open={open} viewTransition={false} {...functions} {...options}>
            {children &&
              images.map((item) => <img key={item.id} src={item.thumbnail} alt={item.alt} />)}
          </Lightbox>
        )}
      </Layout>
    </main>
  );
}

const root = document.querySelector("#root");
const page = <Host />;
if (root) createRoot(root).render(scenario.strict ? <StrictMode>{page}</StrictMode> : page);
