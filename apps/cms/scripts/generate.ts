import { payloadCli } from "./payload-cli.ts";

// Run after a change of collections or admin components: writes the types and the import map.
payloadCli(["generate:types"]);
payloadCli(["generate:importmap"]);
