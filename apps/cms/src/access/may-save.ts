import type { Access } from "payload";
import { isSignedIn } from "./is-signed-in.ts";
import { mayPublish } from "./may-publish.ts";

/** Every signed-in user may save a draft; only those who may publish save a published record. */
export const maySave: Access = (args) => {
  const data: { _status?: unknown; deletedAt?: unknown } = Object(args.data ?? {});
  const isForVisitors = data._status === "published" || Boolean(data.deletedAt);
  return isForVisitors ? mayPublish(args) : isSignedIn(args);
};
