import {
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FieldAccess,
  Forbidden,
} from "payload";

/** Only the CMS itself does this, through Payload's local API. */
export const denyAll: Access = () => false;

/** A signed-in user who has replaced the one-time password, which opens only the account page. */
export const isSignedIn: Access = ({ req }) =>
  Boolean(req.user) && req.user?.mustChangePassword !== true;

export const isAdmin: Access = (args) =>
  Boolean(isSignedIn(args)) && args.req.user?.role === "admin";

const isAdminUser: FieldAccess = ({ req }) => Boolean(isAdmin({ req }));

/** Access to a field that only admins set, and to one that only code sets. */
export const setByAdmins = { create: isAdminUser, update: isAdminUser };
export const setByCode = { create: () => false, update: () => false };

export const mayPublish: Access = (args) =>
  Boolean(isSignedIn(args)) && args.req.user?.role !== "contributor";

/** Every signed-in user may save a draft; only those who may publish save a published record. */
const maySave: Access = (args) => {
  const data: { _status?: unknown; deletedAt?: unknown } = Object(args.data ?? {});
  const isForVisitors = data._status === "published" || Boolean(data.deletedAt);
  return isForVisitors ? mayPublish(args) : isSignedIn(args);
};

/** Users who may publish may move a record to the trash; only an admin deletes it for good. */
export const isAdminOrTrashing: Access = (args) => {
  const data: { deletedAt?: unknown } | undefined = args.data;
  return data?.deletedAt ? mayPublish(args) : isAdmin(args);
};

/** Admins see all accounts; other users, and those with a one-time password, only their own. */
export const isAdminOrSelf: Access = (args) => {
  if (isAdmin(args)) return true;
  const id = args.req.user?.id;
  return id === undefined ? false : { id: { equals: id } };
};

/** Only admins delete for good; editors have the trash. Visitors use the content API instead. */
export const websiteAccess: CollectionConfig["access"] = {
  read: isSignedIn,
  readVersions: isSignedIn,
  create: maySave,
  update: maySave,
  delete: isAdminOrTrashing,
  unlock: isAdmin,
};

type Saving = {
  draft?: boolean;
  publishAllLocales?: boolean;
  unpublishAllLocales?: boolean;
  data?: { _status?: unknown; deletedAt?: unknown };
};

/** A contributor's change must be saved as a draft: anything else would publish or unpublish the record at once. */
export const contributorsSaveDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update" || !req.user || mayPublish({ req })) return args;
  const { draft, publishAllLocales, unpublishAllLocales, data }: Saving = Object(args);
  const isDraft = draft === true && data?._status !== "published" && !data?.deletedAt;
  if (!isDraft || publishAllLocales || unpublishAllLocales) throw new Forbidden(req.t);
  return args;
};
