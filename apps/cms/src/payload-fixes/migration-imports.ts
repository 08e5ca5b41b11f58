/**
 * The imports of Payload's generated migrations mix types and values, and those of their list have no extension. Our
 * TypeScript settings and Node reject both.
 */
export const fixMigrationImports = (text: string): string =>
  text
    .replace("{ MigrateUpArgs, MigrateDownArgs,", "{ type MigrateUpArgs, type MigrateDownArgs,")
    .replace(/from '(\.\/[^'.]+)'/g, "from '$1.ts'");
