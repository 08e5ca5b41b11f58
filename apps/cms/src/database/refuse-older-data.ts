import type { Payload } from "payload";

type Migration<Args> = {
  name: string;
  up: (args: Args) => Promise<void>;
  down: (args: Args) => Promise<void>;
};

const message =
  "This data folder was made by an earlier version of Manor, whose tables this version cannot read. Start that version to copy what you need, then start this one with an empty data folder.\n";

/**
 * The first migration creates all tables. When another one has run before it, the data is from an earlier version
 * without an upgrade path: the process ends with a message and changes nothing.
 */
export function refuseOlderData<Args extends { payload: Payload }>([
  first,
  ...later
]: readonly Migration<Args>[]): Migration<Args>[] {
  if (!first) return [];
  const up = async (args: Args) => {
    // An empty database has no table of migrations yet.
    const count = args.payload.count({ collection: "payload-migrations" });
    if (
      (await count.then(
        ({ totalDocs }) => totalDocs,
        () => 0,
      )) > 0
    ) {
      process.stderr.write(message);
      process.exit(1);
    }
    await first.up(args);
  };
  return [{ ...first, up }, ...later];
}
