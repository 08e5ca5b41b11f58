"use client";

import { useRouter } from "next/navigation";
import { useSay } from "../../i18n/use-say.ts";
import { FileChooser } from "./file-chooser.tsx";
import { FileFates } from "./file-fates.tsx";
import { acceptedIn, type FileCollection } from "./send-file.ts";
import { useUploads } from "./use-uploads.ts";

/** Above the list of pictures or documents: many at once, with a word on each. */
export function UploadMany({ collectionSlug }: { collectionSlug: FileCollection }) {
  const router = useRouter();
  const { say } = useSay();
  const { files, isBusy, choose } = useUploads(collectionSlug, () => router.refresh());
  return (
    <>
      <FileChooser
        accept={acceptedIn[collectionSlug]}
        isMany
        isDisabled={isBusy}
        label={say(collectionSlug === "media" ? "Add pictures" : "Add documents")}
        onChoose={choose}
      />
      <FileFates files={files} />
    </>
  );
}
