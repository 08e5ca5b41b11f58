/** The two supported databases, and the environment that selects each on the command line. */
export const databases = [
  { name: "sqlite", environment: { DATABASE_URL: "" } },
  { name: "postgres", environment: { DATABASE_URL: "postgres://nobody@localhost/nothing" } },
] as const;
