import type { CollectionConfig, FieldAccess } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { isAdminOrSelf } from "../access/is-admin-or-self.ts";
import { noteAsRead } from "../accounts/account-writes.ts";
import { requireCurrentPassword } from "../accounts/current-password.ts";
import { mayChangeEmail, tellOldAddress } from "../accounts/email-change-notice.ts";
import { keepAnAdmin, keepAnAdminInRole } from "../accounts/keep-an-admin.ts";
import { equalizeTiming, limitLogins, trustDevice } from "../accounts/login-limiter.ts";
import { forgetPrintedPassword, markOneTimePassword } from "../accounts/one-time-password.ts";
import { forgotPasswordEndpoint, invite, keepOwnChoice } from "../accounts/password-emails.ts";
import { requireGoodPassword } from "../accounts/password-rule.ts";
import { endAfterADay, endOtherSessions, idleSeconds } from "../accounts/session-length.ts";
import { sendsMail } from "../email/send-mail.ts";
import { config } from "../host-config.ts";

const onlyAdmins: FieldAccess = ({ req }) => Boolean(isAdmin({ req }));

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
    // No useAPIKey: with it, every editor could give himself a key that never ends.
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
    beforeOperation: [limitLogins, requireGoodPassword, requireCurrentPassword, endAfterADay],
    beforeValidate: [noteAsRead, keepOwnChoice],
    beforeChange: [markOneTimePassword, keepAnAdminInRole, endOtherSessions],
    beforeDelete: [keepAnAdmin],
    afterChange: [forgetPrintedPassword, invite, tellOldAddress],
    afterLogin: [trustDevice],
    afterError: [equalizeTiming],
  },
  endpoints: [forgotPasswordEndpoint],
  disableDuplicate: true,
  fields: [
    { name: "name", type: "text", required: true, maxLength: 200 },
    // Payload's own field, but for who may change it.
    {
      name: "email",
      type: "email",
      label: ({ t }) => t("general:email"),
      required: true,
      access: { update: mayChangeEmail },
    },
    {
      name: "invitationSentence",
      type: "ui",
      admin: { components: { Field: "/src/admin/invitation-notice.tsx#InvitationNotice" } },
    },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      options: [
        { label: "Contributor: writes drafts, cannot publish", value: "writer" },
        { label: "Editor: writes and publishes", value: "editor" },
        { label: "Administrator: also manages users", value: "admin" },
      ],
      saveToJWT: true,
      access: { create: onlyAdmins, update: onlyAdmins },
    },
    {
      name: "ownEmail",
      type: "ui",
      admin: {
        condition: (data, _, { user }) => user !== null && data?.id === user.id,
        components: { Field: "/src/admin/own-email.tsx#OwnEmail" },
      },
    },
    {
      name: "ownPassword",
      type: "ui",
      admin: { components: { Field: "/src/admin/own-password.tsx#OwnPassword" } },
    },
    {
      name: "twoFactor",
      type: "ui",
      admin: {
        condition: (data, _, { user }) => user !== null && data?.id === user.id,
        components: { Field: "/src/admin/two-factor-link.tsx#TwoFactorLink" },
      },
    },
    {
      name: "mustChangePassword",
      type: "checkbox",
      defaultValue: false,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
};
