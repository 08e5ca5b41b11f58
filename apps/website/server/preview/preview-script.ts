/** Runs in the preview frame. Its source is sent as text, so it uses nothing from outside. */
function keepUpWithForm(): void {
  const adminOrigins = (document.currentScript?.dataset["adminOrigins"] ?? "").split(" ");
  type Policy = { createHTML: (html: string) => string };
  type Factory = { createPolicy: (name: string, rules: Policy) => Policy };
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  const rules: Policy = { createHTML: (html) => html };
  const policy = factory?.createPolicy("preview", rules) ?? rules;
  let waiting: string | undefined;
  let last = "";
  let isBusy = false;

  /** Puts in what is different and leaves the rest, so that no picture flickers and nothing scrolls. */
  function renew(old: ChildNode, next: ChildNode): void {
    if (old.isEqualNode(next)) return;
    const [olds, nexts] = [[...old.childNodes], [...next.childNodes]];
    const isAlike =
      olds.length > 0 &&
      olds.length === nexts.length &&
      old.cloneNode(false).isEqualNode(next.cloneNode(false));
    if (!isAlike) {
      old.replaceWith(document.adoptNode(next));
      return;
    }
    for (const [at, child] of olds.entries()) {
      const other = nexts[at];
      if (other) renew(child, other);
    }
  }

  async function show(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (waiting !== undefined) {
      const body = waiting;
      waiting = undefined;
      const headers = { "content-type": "application/json" };
      const answer = await fetch(location.pathname, { method: "POST", headers, body }).catch(
        () => undefined,
      );
      if (!answer?.ok) continue;
      const html = policy.createHTML(await answer.text());
      const next = new DOMParser().parseFromString(html, "text/html").querySelector("main");
      const main = document.querySelector("main");
      if (main && next) renew(main, next);
    }
    isBusy = false;
  }

  addEventListener("message", ({ origin, data }) => {
    if (!adminOrigins.includes(origin) || data?.type !== "payload-live-preview" || !data.data)
      return;
    const typed = JSON.stringify(data.data);
    if (typed === last) return;
    last = typed;
    waiting = typed;
    void show();
  });
  // It is a picture of the page: its ways lead nowhere.
  addEventListener("click", (event) => event.preventDefault(), true);
  parent.postMessage({ type: "payload-live-preview", ready: true }, "*");
}

export const previewScript = `(${keepUpWithForm})();\n`;
