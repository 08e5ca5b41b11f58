/** Host pages in React's development build. Tests select one by `?s=` and control it by `window.host`. */
import {
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { createRoot } from "react-dom/client";
import {
  Lightbox,
  type LightboxHandle,
  type LightboxHistory,
  type LightboxItem,
  type LightboxProps,
} from "../src/index.ts";
import "../src/style.css";
import { albums } from "./albums.ts";
import { layouts } from "./host-layouts.tsx";
import { slides } from "./host-slides.tsx";

export interface HostScenario {
  /** Passes new functions on each render. */
  inline?: boolean;
  /** Holds the state in an external store, not in React state. */
  store?: boolean;
  strict?: boolean;
  /** Sets `getPhotoUrl`. */
  urls?: boolean;
  /** `onSelect` sets state, so that each move renders the host page. */
  select?: boolean;
  layout?: keyof typeof layouts;
  /** Whether `onOpenChange` sets `open` or does nothing. */
  decides?: "agree" | "refuse";
  /** Passes `index`, and sets it at once, in a transition, after this many milliseconds, or never. */
  answers?: "now" | "transition" | number | "never";
  /** Passes a `history` that stores its state like React Router. */
  router?: boolean;
  /** Custom slides. */
  slides?: keyof typeof slides;
  state?: HostState;
  /** Number of photos, instead of `state.ids`. */
  count?: number;
  /** The photos have no thumbnails. */
  bare?: boolean;
}

export interface HostState {
  open?: boolean;
  ids?: string[];
  mounted?: boolean;
  children?: boolean;
  selected?: number;
  options?: LightboxProps;
  /** Changes to force a render. */
  renders?: number;
}

const scenario: HostScenario = JSON.parse(new URLSearchParams(location.search).get("s") ?? "{}");
const calls: unknown[][] = [];
const reads: number[] = [];
let state: HostState = { mounted: true, ids: ["1", "2", "3", "4", "5"], ...scenario.state };
const listeners = new Set<() => void>();

function set(changes: HostState): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}
Object.assign(window, { host: { set, reads }, calls });

const router: LightboxHistory = {
  get state() {
    return history.state?.usr;
  },
  pushState: (usr, _, url) => history.pushState({ usr }, "", url),
  replaceState: (usr, _, url) => history.replaceState({ usr }, "", url),
  back: () => history.back(),
};

function answer(index: number): void {
  calls.push(["answer", index]);
  set({ options: { ...state.options, index } });
}
function answerLater(index: number): void {
  const { answers } = scenario;
  if (answers === "now") answer(index);
  else if (answers === "transition") startTransition(() => answer(index));
  else if (typeof answers === "number") setTimeout(answer, answers, index);
}

const record = (name: string) => (index: number) => void calls.push([name, index]);
const makeFunctions = (): LightboxProps => ({
  onOpen: record("onOpen"),
  onNext: record("onNext"),
  onPrev: record("onPrev"),
  onSelect(index) {
    calls.push(["onSelect", index]);
    if (scenario.select) set({ selected: index });
  },
  onClose(index) {
    calls.push(["onClose", index]);
    set({ open: false });
  },
  ...(scenario.decides && {
    onIndexChange: record("onIndexChange"),
    onOpenChange(open, reason) {
      calls.push(["onOpenChange", open, reason]);
      if (scenario.decides === "agree") set({ open });
    },
  }),
  ...(scenario.answers !== undefined && {
    onIndexChange(index) {
      calls.push(["onIndexChange", index]);
      answerLater(index);
    },
  }),
  ...(scenario.router && { history: router }),
  ...(scenario.slides && { renderSlide: slides[scenario.slides] }),
  ...(scenario.urls && {
    getPhotoUrl: (item) => {
      const url = new URL(location.href);
      url.searchParams.set("photo", item.id ?? "");
      return url.href;
    },
  }),
});
const stable = makeFunctions();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const useStore = () => useSyncExternalStore(subscribe, () => state);
function useReactState(): HostState {
  const [current, setCurrent] = useState(state);
  useEffect(() => subscribe(() => setCurrent(state)), []);
  return current;
}
const useHost = scenario.store ? useStore : useReactState;

/** An id that starts with b has a block, with l a long text. */
function toCaption(id: string): ReactNode {
  if (id.startsWith("b")) return <div>Block of {id}</div>;
  return `Photo of ${id}`.repeat(id.startsWith("l") ? 300 : 1);
}

const items = new Map<string, LightboxItem>();
/** The item of an id, as the same object each time. Records reads of its properties. */
function toItem(id: string): LightboxItem {
  const index = Number(id.replace(/\D/g, "")) - 1;
  const photo = albums["photos"]?.[index % 12];
  // An id that starts with x is a photo that fails to load.
  const src = id.startsWith("x") ? "/pictures/missing.jpg" : `${photo?.src}?n=${id}`;
  const { bare } = scenario;
  const thumbnail = bare ? undefined : photo?.thumbnail;
  const item = { ...photo, id, src, thumbnail, original: undefined, caption: toCaption(id) };
  const counted = new Proxy(item as LightboxItem, {
    get(target, key) {
      reads.push(index);
      return Reflect.get(target, key);
    },
  });
  const found = items.get(id) ?? counted;
  items.set(id, found);
  return found;
}
const lists = new Map<string, LightboxItem[]>();
function toList(ids: string[]): LightboxItem[] {
  const list = lists.get(ids.join()) ?? ids.map(toItem);
  lists.set(ids.join(), list);
  return list;
}
const large = Array.from({ length: scenario.count ?? 0 }, (_, index) => String(index + 1));

const setHandle = (handle: LightboxHandle | null) => void Object.assign(window, { handle });

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
          <Lightbox
            ref={setHandle}
            images={images}
            open={open}
            viewTransition={false}
            {...functions}
            {...options}
          >
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
