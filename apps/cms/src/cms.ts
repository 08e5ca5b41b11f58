/** The header with the client's address. Values from a client or proxy are always replaced. */
export const addressHeader = "x-client-address";
export const twoFactorPath = "/two-factor";
/** The largest file that an editor may upload, in bytes. */
export const largestFile = 30 * 1024 * 1024;

/**
 * An export of WordPress arrives in parts of this size: one request could take longer than the server waits for a
 * request.
 */
export const exportPartBytes = 4 * 1024 * 1024;

export type Session = { user: string; id: string };

export type Cms = {
  handleContentApi: (request: Request) => Promise<Response>;
  /** Responds to requests that must not reach Payload yet (no session, no two-factor code). */
  checkAccess: (request: Request, session: Session | undefined) => Promise<Response | undefined>;
  countJobs: () => Promise<{ due: number; failed: number }>;
  refusedLogins: ReadonlyMap<string, number>;
  close: () => Promise<void>;
};

declare global {
  /** Created by the server, resolved by Next's instrumentation: bundles share no modules with the server. */
  var cmsStart: PromiseWithResolvers<Cms> | undefined;
}

/** The longest side of a stored image in pixels. */
export const longestSide = 3200;
/** The EXIF tags of a stored image, by exifr's names. */
export const exifTags = [
  ...["Make", "Model", "ModifyDate", "DateTimeOriginal", "CreateDate"],
  ...["ExposureTime", "FNumber", "ISO", "FocalLength"],
];
/** exifr's options for values as they are in the file. */
export const rawExifValues = { reviveValues: false, translateValues: false };
