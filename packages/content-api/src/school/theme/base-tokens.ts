/** The colour of the school that determines the hue of a token. */
export type Role = "ground" | "accent" | "signal" | "none";

export type BaseToken = {
  light: string;
  dark: string;
  /** In the light and the dark theme. */
  roles: readonly [Role, Role];
};

const token = (light: string, dark: string, role: Role, roleInDark = role): BaseToken => ({
  light,
  dark,
  roles: [role, roleInDark],
});

const one = (colour: string, role: Role): BaseToken => token(colour, colour, role);

/** The base colours. A test compares them with the site's tokens.css. */
export const baseTokens = {
  paper: token("#fbf8f1", "#0f1714", "accent", "ground"),
  mist: token("#f1ece1", "#16211c", "accent", "ground"),
  leaf: token("#fffdf8", "#18231e", "accent", "ground"),
  ink: token("#1d2420", "#e9e4d6", "ground", "accent"),
  "ink-soft": token("#55605a", "#aeb5ac", "ground"),
  pine: token("#12332a", "#0d2a22", "ground"),
  "pine-bright": token("#1e5143", "#7fb8a2", "ground"),
  brass: token("#a9802f", "#d9b25f", "accent"),
  "brass-ink": token("#7a5a16", "#e3c27c", "accent"),
  crimson: token("#8c1d2c", "#e58a94", "signal"),
  hairline: token("#d8d0bf", "#2c3a33", "accent", "ground"),
  rule: token("#b9ae97", "#43524a", "accent", "ground"),
  control: token("#8a7f68", "#71817a", "accent", "ground"),
  ridge: token("#12332a", "#3c7563", "ground"),
  "on-pine": one("#f4efe2", "accent"),
  "on-pine-soft": one("#b9c7be", "ground"),
  "on-pine-quiet": one("#9bb1a6", "ground"),
  "on-pine-brass": one("#e3c27c", "accent"),
  "on-pine-gold": one("#f0d698", "accent"),
  "on-pine-control": one("#7f978b", "ground"),
  "on-pine-green": one("#8fb5a3", "ground"),
  "pine-deep": one("#0f2b23", "ground"),
  "on-picture": one("#ffffff", "none"),
  "on-picture-soft": one("#e6e0d0", "accent"),
  night: one("#0b1612", "ground"),
  "brass-button": one("#d0a450", "accent"),
  "brass-button-hover": one("#dcb465", "accent"),
  "on-brass": one("#1b2019", "ground"),
} as const satisfies Record<string, BaseToken>;

export type TokenName = keyof typeof baseTokens;
