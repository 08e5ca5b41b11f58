const ADDRESS = /([^\s<>@"'()]{1,64})@([^\s<>@"'():;,]+)/g;

/** Masks e-mail addresses in a text: `m…@home.example`. */
export const maskAddresses = (text: string): string =>
  text.replace(ADDRESS, (_, name: string, domain: string) => `${[...name][0] ?? ""}…@${domain}`);
