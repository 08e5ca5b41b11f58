export type SlideStatus = "loaded" | "failed";
export type PrintKind = "photo" | "sheet";

/** All that changes while a lightbox is open. */
export interface ViewerState {
  /** Which slide is shown. */
  index: number;
  /** Which pictures have come, and which have failed. */
  statuses: ReadonlyMap<number, SlideStatus>;
  /** 1 unless the picture is zoomed. */
  scale: number;
  playing: boolean;
  thumbnailsOpen: boolean;
  /** Undecided until somebody presses the button: open on a wide screen, collapsed on a narrow one. */
  detailsOpen?: boolean;
  magnifierOn: boolean;
  helpOpen: boolean;
  printing?: PrintKind;
  /** What screen readers are told. */
  announcement: string;
}

/** What a button or a key gives another value, and nothing else depends on. */
type Settable = Omit<ViewerState, "index" | "statuses" | "scale">;

export type ViewerAction =
  /** Without an announcement nothing is said: a running slideshow would talk without end. */
  | { type: "show"; index: number; announcement?: string }
  | { type: "status"; at: number; status?: SlideStatus }
  | { type: "zoom"; scale: number; announcement?: string }
  | ({ type: "set" } & Partial<Settable>);

export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case "show": {
      const { index, announcement = state.announcement } = action;
      return { ...state, index, scale: 1, announcement };
    }
    case "status":
      return withStatus(state, action.at, action.status);
    case "zoom": {
      const { scale, announcement = state.announcement } = action;
      return { ...state, scale, announcement };
    }
    case "set": {
      const { type: _, ...changes } = action;
      return { ...state, ...changes };
    }
  }
}

function withStatus(state: ViewerState, at: number, status?: SlideStatus): ViewerState {
  if (state.statuses.get(at) === status) return state;
  const statuses = new Map(state.statuses);
  if (status) statuses.set(at, status);
  else statuses.delete(at);
  return { ...state, statuses };
}
