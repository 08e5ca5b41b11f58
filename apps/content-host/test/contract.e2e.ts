// A host with sample content takes its time to start: here it starts once for all that is tried on it.
import "./contract/sample.e2e.ts";
import "./contract/answers.e2e.ts";
import "./contract/publishing.e2e.ts";
import "./contract/files.e2e.ts";
import "./contract/consent.e2e.ts";
import "./contract/alert.e2e.ts";
import "./contract/site.e2e.ts";
import "./contract/pages.e2e.ts";
import "./contract/pages-to-come.e2e.ts";
// It takes the sample away: last.
import "./contract/first-run.e2e.ts";
