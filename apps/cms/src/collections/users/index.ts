import type { CollectionConfig } from "payload";
import { isAdmin, isAdminOrSelf, setByAdmins, setByCode } from "../../access/access.ts";
import { requireCurrentPassword } from "../../auth/current-password.ts";
import { deleteFirstPassword, markOneTimePassword } from "../../auth/first-admin.ts";
import { limitLogins, trustDevice } from "../../auth/login-limiter.ts";
import { requireGoodPassword } from "../../auth/password-rule.ts";
import { endOtherSessions, idleSeconds, limitSessionLength } from "../../auth/session-length.ts";
import { config } from "../../config.ts";
import { uiField } from "../../fields/record-fields.ts";
import { sendsMail } from "../../mail-settings.ts";
import { equalizeTiming } from "../../payload-fixes/login-time-reveals-accounts.ts";
import { recordReadState } from "../../payload-fixes/lost-account-updates.ts";
import { mayChangeEmail, notifyOldAddress } from "./email-change-notice.ts";
import { clearOneTimeMark, forgotPasswordEndpoint, sendInvitation } from "./password-emails.ts";
import { protectLastAdmin, protectLastAdminRole } from "./protect-last-admin.ts";

export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "User", plural: "Users" },
  admin: {
    group: "Settings",
    useAsTitle: "name",
    defaultColumns: ["name", "email", "role"],
    description: sendsMail()
      ? "Accounts of the admin panel and their roles. New users get an e-mail with a link for choosing a password."
      : "Accounts of the admin panel and their roles. This CMS does not send e-mail: give new users their one-time password yourself.",
  },
  auth: {
    tokenExpiration: idleSeconds,
    // Payload's account lock would let anyone lock an owner out: login-limiter.ts limits attempts instead.
    maxLoginAttempts: 0,
    cookies: { sameSite: "Lax", secure: config.isHttps },
    // No useAPIKey: an editor could create a key that never expires.
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: isAdmin,
    read: isAdminOrSelf,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
  },
  hooks: {
    beforeOperation: [limitLogins, requireGoodPassword, requireCurrentPassword, limitSessionLength],
    beforeValidate: [recordReadState, clearOneTimeMark],
    beforeChange: [markOneTimePassword, protectLastAdminRole, endOtherSessions],
    beforeDelete: [protectLastAdmin],
    afterChange: [deleteFirstPassword, sendInvitation, notifyOldAddress],
    afterLogin: [trustDevice],
    afterError: [equalizeTiming],
  },
  endpoints: [forgotPasswordEndpoint],
  disableDuplicate: true,
  fields: [
    { name: "name", type: "text", required: true, maxLength: 200 },
    // Payload's own field with another access rule.
    {
      name: "email",
      type: "email",
      label: ({ t }) => t("general:email"),
      required: true,
      access: { update: mayChangeEmail },
    },
    uiField("invitationNotice", "/src/collections/users/invitation-notice.tsx#InvitationNotice"),
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      options: [
        { label: "Contributor: writes drafts, cannot publish", value: "contributor" },
        { label: "Editor: writes and publishes", value: "editor" },
        { label: "Administrator: also manages users", value: "admin" },
      ],
      saveToJWT: true,
      access: setByAdmins,
    },
    uiField("ownEmail", "/src/collections/users/account-forms.tsx#ChangeEmail", {
      condition: (data, _, { user }) => user !== null && data?.id === user.id,
    }),
    uiField("ownPassword", "/src/collections/users/account-forms.tsx#ChangePassword"),
    uiField("twoFactor", "/src/collections/users/account-forms.tsx#TwoFactorLink", {
      condition: (data, _, { user }) => user !== null && data?.id === user.id,
    }),
    {
      name: "mustChangePassword",
      type: "checkbox",
      defaultValue: false,
      access: setByCode,
      admin: { hidden: true },
    },
  ],
};
