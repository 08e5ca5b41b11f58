// Updates the preview frame while an editor types.

const adminOrigins = (document.currentScript?.dataset["adminOrigins"] ?? "").split(" ");
type Policy = { createHTML: (html: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const rules: Policy = { createHTML: (html) => html };
const policy = factory?.createPolicy("preview", rules) ?? rules;
let pending: string | undefined;
let last = "";
let isBusy = false;

/** Replaces only what differs, so that no picture flickers and the scroll position does not change. */
function patch(old: ChildNode, next: ChildNode): void {
  if (old.isEqualNode(next)) return;
  const [olds, nexts] = [[...old.childNodes], [...next.childNodes]];
  const hasSameShape =
    olds.length > 0 &&
    olds.length === nexts.length &&
    old.cloneNode(false).isEqualNode(next.cloneNode(false));
  if (!hasSameShape) {
    old.replaceWith(document.adoptNode(next));
    return;
  }
  for (const [at, child] of olds.entries()) {
    const other = nexts[at];
    if (other) patch(child, other);
  }
}

async function show(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (pending !== undefined) {
    const body = pending;
    pending = undefined;
    const headers = { "content-type": "application/json" };
    const response = await fetch(location.pathname, { method: "POST", headers, body }).catch(
      () => undefined,
    );
    if (!response || response.status === 429 || response.status >= 500) {
      await new Promise((done) => setTimeout(done, 1_000));
      pending ??= body;
    }
    if (!response?.ok) continue;
    const html = policy.createHTML(await response.text());
    const next = new DOMParser().parseFromString(html, "text/html").querySelector("main");
    const main = document.querySelector("main");
    if (main && next) patch(main, next);
  }
  isBusy = false;
}

addEventListener("message", ({ origin, data }) => {
  if (!adminOrigins.includes(origin) || data?.type !== "payload-live-preview" || !data.data) return;
  const typed = JSON.stringify(data.data);
  if (typed === last) return;
  last = typed;
  pending = typed;
  void show();
});
// Links are disabled in the preview.
addEventListener("click", (event) => event.preventDefault(), true);
parent.postMessage({ type: "payload-live-preview", ready: true }, "*");
