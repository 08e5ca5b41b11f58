"use client";

import { useDocumentInfo, useForm, useServerFunctions } from "@payloadcms/ui";

/** Fills the whole form, including arrays and rich text; `false` when the request failed. */
export function useRefillForm(): (data: Record<string, unknown>) => Promise<boolean> {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const { replaceState, setModified } = useForm();
  return async (data) => {
    const response = await getFormState({
      ...(collectionSlug ? { collectionSlug, ...(id !== undefined && { id }) } : { globalSlug }),
      data,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: globalSlug || id !== undefined ? "update" : "create",
      renderAllFields: true,
      schemaPath: String(collectionSlug ?? globalSlug),
      skipValidation: true,
    });
    const state = "state" in response ? response.state : undefined;
    if (!state) return false;
    replaceState(state);
    setModified(true);
    return true;
  };
}
