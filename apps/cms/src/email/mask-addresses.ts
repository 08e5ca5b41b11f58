const ADDRESS = /([^\s<>@"'()]{1,64})@([^\s<>@"'():;,]+)/g;

/** E-mail addresses in a text with the first letter of their name alone: `m…@home.example`. */
export const maskAddresses = (text: string): string =>
  text.replace(ADDRESS, (_, name: string, domain: string) => `${[...name][0] ?? ""}…@${domain}`);
