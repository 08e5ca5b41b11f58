import type { Access } from "payload";
import { isSignedIn } from "./is-signed-in.ts";
import { mayPublish } from "./may-publish.ts";

/** Everybody of the office may save a record; as published only those who may publish. */
export const maySave: Access = (args) => {
  const data: { _status?: unknown; deletedAt?: unknown } = Object(args.data ?? {});
  const isForVisitors = data._status === "published" || Boolean(data.deletedAt);
  return isForVisitors ? mayPublish(args) : isSignedIn(args);
};
