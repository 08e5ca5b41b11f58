import { payloadCli } from "./payload-cli.ts";

// After a change of collections or of the admin panel's components: their types, and the list of components.
payloadCli(["generate:types"]);
payloadCli(["generate:importmap"]);
