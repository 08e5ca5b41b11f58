import "@payloadcms/next/css";
import "../../payload-fixes/animated-crop.css";
import "../../payload-fixes/cut-off-texts.css";
import "../../payload-fixes/hidden-controls-in-tab-order.css";
import "../../payload-fixes/hidden-errors.css";
import "../../payload-fixes/hidden-focus.css";
import "../../payload-fixes/low-contrast.css";
import "../../payload-fixes/narrow-screens.css";
import "../../payload-fixes/small-targets.css";
import "../../admin/document-controls.css";
import "../../admin/forms.css";
import "../../admin/admin.css";
import "../../admin/dashboard/web-vitals/web-vitals.css";
import "../../admin/media-picker/media-picker.css";
import "../../media/faces/face-suggestion.css";
import "../../admin/hindi.css";
import "../../admin/album-review/album-review.css";
import "../../admin/import/import.css";
import "../../admin/visits/visits.css";
import "../../admin/wordpress/wordpress.css";
import "../../admin/records.css";
import "../../admin/dashboard/dashboard.css";
import "../../admin/disclosure/row-states.css";
import "../../collections/translations/translations.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { WaitForHydration } from "../../admin/wait-for-hydration.tsx";
import config from "../../payload.config.ts";
import { FormStateProvider } from "../../payload-fixes/late-form-state.tsx";
import { refuseUnvalidatedSchedule } from "../../payload-fixes/schedule-without-validation.ts";
import { importMap } from "./admin/importMap.js";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  refuseUnvalidatedSchedule(args.name);
  return handleServerFunctions({ ...args, config, importMap });
};

const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    <WaitForHydration>
      <FormStateProvider>{children}</FormStateProvider>
    </WaitForHydration>
  </RootLayout>
);

export default Layout;
