export interface PackedFiles {
  files: { path: string }[];
  unpackedSize: number;
}

interface Release {
  /** "owner/name" */
  repository: string;
  version: string;
  changelog: string;
  packed?: PackedFiles;
}

const MAX_FILES = 120;
const MAX_UNPACKED_BYTES = 450_000;

/** What forbids a release. */
export function findReleaseErrors({ repository, version, changelog, packed }: Release): string[] {
  const errors: string[] = [];
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    errors.push(
      "The GitHub repository is missing: npm run release:lightbox -- owner/name. npm compares it with the repository that publishes.",
    );
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  if (!section?.slice(version.length).trim())
    errors.push(`CHANGELOG.md has no text for ${version}. Write what has changed for users.`);
  if (packed && packed.files.length > MAX_FILES)
    errors.push(`The package has ${packed.files.length} files, at most ${MAX_FILES} are allowed.`);
  if (packed && packed.unpackedSize > MAX_UNPACKED_BYTES)
    errors.push(
      `The package has ${packed.unpackedSize} bytes, at most ${MAX_UNPACKED_BYTES} are allowed.`,
    );
  return errors;
}
