// A host with sample content takes its time to start: here it starts once for all that is tried on it.
import "./content-api/sample.e2e.ts";
import "./content-api/answers.e2e.ts";
import "./content-api/publishing.e2e.ts";
import "./content-api/files.e2e.ts";
import "./content-api/consent.e2e.ts";
import "./content-api/alert.e2e.ts";
import "./content-api/site.e2e.ts";
import "./content-api/pages.e2e.ts";
import "./content-api/pages-to-come.e2e.ts";
// It takes the sample away: last.
import "./content-api/first-run.e2e.ts";
