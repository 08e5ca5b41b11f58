// These files share one CMS.
import "./newsletter/subscribers.e2e.ts";
import "./newsletter/sending.e2e.ts";
