import type { Page } from "@playwright/test";

/** Notes from now on, on every page that is opened in this tab, what its scripts make of `Intl`, by name. */
export const noteFormatters = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const made: string[] = [];
    Reflect.set(window, "formatters", made);
    const noted = <Made extends object>(name: string, maker: Made): Made => {
      const note = <Result>(result: Result): Result => {
        made.push(name);
        return result;
      };
      return new Proxy(maker, {
        construct: (of, given, from) => note(Reflect.construct(of as never, given, from)),
        apply: (of, self, given) => note(Reflect.apply(of as never, self, given)),
      });
    };
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const own: unknown = Reflect.get(Intl, name);
      if (typeof own === "function" && own.prototype) Reflect.set(Intl, name, noted(name, own));
    }
    // These make a formatter of their own.
    for (const prototype of [Date.prototype, Number.prototype])
      for (const name of Object.getOwnPropertyNames(prototype))
        if (name.startsWith("toLocale"))
          Reflect.set(prototype, name, noted(name, Reflect.get(prototype, name)));
  });

/** What the page that is open has made until now. */
export const formattersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, "formatters"));
