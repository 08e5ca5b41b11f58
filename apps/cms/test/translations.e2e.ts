// These files share one CMS, because it starts slowly. The first one turns Hindi on.
import "./translations/languages.e2e.ts";
import "./translations/answers.e2e.ts";
import "./translations/editing.e2e.ts";
