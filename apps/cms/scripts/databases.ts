/** The two databases that the host can live on, and how the command line is told which. */
export const databases = [
  { name: "sqlite", environment: { DATABASE_URL: "" } },
  { name: "postgres", environment: { DATABASE_URL: "postgres://nobody@localhost/nothing" } },
] as const;
