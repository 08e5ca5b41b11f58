import { fetchPage } from "../../ui/fetch-page.ts";

/** Turns the calendar's month in place: the page of the other month is fetched, and its parts are put here. */
export function start(place: HTMLElement): void {
  let underWay = new AbortController();
  place.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void show(event.target);
  });

  async function show(form: HTMLFormElement): Promise<void> {
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    const month = new FormData(form).get("month");
    // The next click counts from the month that is on its way.
    const address = `/?month=${month}`;
    place.ariaBusy = "true";
    try {
      takeOver(await fetchPage(address, signal));
      history.replaceState(history.state, "", `${address}#calendar`);
    } catch {
      // The browser goes there itself, and says what is wrong if it cannot.
      if (!signal.aborted) form.submit();
    } finally {
      if (!signal.aborted) place.ariaBusy = "false";
    }
  }

  function takeOver(page: Document): void {
    for (const part of place.querySelectorAll<HTMLElement>("[data-part]")) {
      const next = page.querySelector(`#calendar [data-part="${part.dataset.part}"]`);
      if (next) part.replaceChildren(...document.adoptNode(next).childNodes);
    }
    const fields = page.querySelectorAll<HTMLInputElement>("#calendar [name=month]");
    for (const [index, field] of place
      .querySelectorAll<HTMLInputElement>("[name=month]")
      .entries()) {
      field.value = fields[index]?.value ?? field.value;
    }
  }
}
