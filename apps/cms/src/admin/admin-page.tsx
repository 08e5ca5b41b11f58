import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import { notFound, redirect } from "next/navigation";
import type { Access, AdminViewServerProps } from "payload";
import type { ReactNode } from "react";

type View = Pick<AdminViewServerProps, "initPageResult" | "params" | "searchParams">;

/** Sends visitors to the login, and users with a temporary password to their account. Others who may not open it get 404. */
export function requireUser(
  { initPageResult: { req } }: View,
  path: string,
  mayOpen: Access = () => true,
): void {
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${path}`)}`);
  if (req.user.mustChangePassword) redirect("/admin/account");
  if (!mayOpen({ req })) notFound();
}

type Props = { view: View; className: string; children: ReactNode };

/** A page of our own in the frame of the admin panel. */
export function AdminPage({ view, className, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      {...(req.user && { user: req.user })}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className={className}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  );
}
