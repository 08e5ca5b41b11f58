/**
 * The author of a page that no user has changed is the CMS. Release 0.1.0 had a mark of its own for these pages, which
 * it must not find after a rollback: it would write its texts over those of editors.
 */
export const pageAuthors = [
  "UPDATE pages SET changed_by = 'the CMS' WHERE is_sample = true",
  "UPDATE _pages_v SET version_changed_by = 'the CMS' WHERE version_is_sample = true",
  "UPDATE pages SET is_sample = false",
  "UPDATE _pages_v SET version_is_sample = false",
];
