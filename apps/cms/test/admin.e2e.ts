// These files share one CMS without sample content.
import "./admin/file-names.e2e.ts";
import "./admin/records.e2e.ts";
import "./admin/removal.e2e.ts";
import "./admin/audit-log.e2e.ts";
import "./admin/trash.e2e.ts";
import "./admin/contributors.e2e.ts";
import "./admin/messages.e2e.ts";
import "./admin/health.e2e.ts";
import "./admin/faces.e2e.ts";
import "./admin/imports.e2e.ts";
import "./admin/restart.e2e.ts";
