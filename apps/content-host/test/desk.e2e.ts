// One host without sample content for all that the office does at the desk.
import "./desk/names.e2e.ts";
import "./desk/records.e2e.ts";
import "./desk/removal.e2e.ts";
import "./desk/trail.e2e.ts";
import "./desk/trash.e2e.ts";
import "./desk/writers.e2e.ts";
import "./desk/messages.e2e.ts";
import "./desk/health.e2e.ts";
import "./desk/imports.e2e.ts";
import "./desk/restart.e2e.ts";
