// These files share one CMS with sample content, because it starts slowly.
import "./content-api/sample.e2e.ts";
import "./content-api/responses.e2e.ts";
import "./content-api/publishing.e2e.ts";
import "./content-api/files.e2e.ts";
import "./content-api/consent.e2e.ts";
import "./content-api/hidden-photos.e2e.ts";
import "./content-api/alert.e2e.ts";
import "./content-api/site.e2e.ts";
import "./content-api/disclosure.e2e.ts";
import "./content-api/home-blocks.e2e.ts";
import "./content-api/pages.e2e.ts";
import "./content-api/page-previews.e2e.ts";
// Last, because it deletes the sample.
import "./content-api/onboarding.e2e.ts";
