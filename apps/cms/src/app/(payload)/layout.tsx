import "@payloadcms/next/css";
import "../../admin/document-controls.css";
import "../../admin/focus.css";
import "../../admin/forms.css";
import "../../admin/admin.css";
import "../../admin/dashboard/web-vitals/web-vitals.css";
import "../../admin/media-picker/image-details.css";
import "../../admin/media-picker/media-picker.css";
import "../../media/faces/face-suggestion.css";
import "../../admin/hindi.css";
import "../../admin/import/import.css";
import "../../admin/records.css";
import "../../admin/dashboard/dashboard.css";
import "../../admin/disclosure/row-states.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { FormStateProvider } from "../../admin/draft-recovery/form-state-provider.tsx";
import { WaitForHydration } from "../../admin/wait-for-hydration.tsx";
import config from "../../payload.config.ts";
import { importMap } from "./admin/importMap.js";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  // Payload's own scheduling skips validation; schedules/schedule-endpoints.ts does not.
  if (args.name === "schedule-publish")
    throw new Error("Use “Scheduled publishing” next to the record.");
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
