import type { Payload, Where } from "payload";
import { countRecords, findAll } from "../../database/find-records.ts";
import type { Album } from "../../payload-types.ts";

/** Every photo of an album is shown, and an import makes albums of fifty. */
const pageSize = 10;

const withoutConsent: Where = {
  or: [{ "consent.givenBy": { exists: false } }, { "consent.givenBy": { equals: "" } }],
};

export type ReviewedAlbum = {
  id: number;
  title: string;
  isDraft: boolean;
  photos: { id: number; address: string; alt: string }[];
  /** Photos with faces, and those in which the detector failed. */
  withFaces: number;
};

/** Albums without a consent, whose photos no visitor sees: those of a page, and how many there are. */
export async function listAlbumsToReview(
  payload: Payload,
  page: number,
): Promise<{ albums: ReviewedAlbum[]; number: number; isLast: boolean }> {
  const how = { limit: pageSize, page, sort: ["title", "id"], depth: 0, draft: true };
  const found = await payload.find({ collection: "albums", where: withoutConsent, ...how });
  const ids = found.docs.flatMap(listPhotoIds);
  const files = await findAll(payload, "media", { where: { id: { in: ids } } });
  const byId = new Map(files.map((file) => [file.id, file]));
  const albums = found.docs.map((album) => {
    const photos = listPhotoIds(album).flatMap((id) => byId.get(id) ?? []);
    return {
      id: album.id,
      title: album.title,
      isDraft: album._status !== "published",
      photos: photos.map(({ id, thumbnailURL, url, alt, title }) => ({
        id,
        address: thumbnailURL ?? url ?? "",
        alt: alt || title || "",
      })),
      withFaces: photos.filter(({ largestFace }) => largestFace !== 0).length,
    };
  });
  return { albums, number: found.totalDocs, isLast: !found.hasNextPage };
}

export const countAlbumsToReview = (payload: Payload): Promise<number> =>
  countRecords(payload, "albums", withoutConsent);

const listPhotoIds = ({ attachments }: Pick<Album, "attachments">): number[] =>
  (attachments ?? []).map((photo) => (typeof photo === "object" ? photo.id : photo));
