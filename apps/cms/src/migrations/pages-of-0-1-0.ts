/** Whether the published menu names neither the address of a page nor the one that it had in release 0.1.0. */
const isOutsideMenu = (page: string, prefix = ''): string =>
  `${page}.${prefix}replaces <> '' AND EXISTS (SELECT 1 FROM menu WHERE _status = 'published') AND NOT EXISTS (
    SELECT 1 FROM menu_groups_entries WHERE href IN (${page}.${prefix}address, ${page}.${prefix}replaces))`

export const pageUpdates = [
  // A page now belongs to the menu as long as it has a group.
  `UPDATE pages SET "group" = '' WHERE ${isOutsideMenu('pages')}`,
  `UPDATE _pages_v SET version_group = '' WHERE ${isOutsideMenu('_pages_v', 'version_')}`,
  // The author of a page that no user has changed is the CMS. Release 0.1.0 must not find its own mark after a
  // rollback: it would write its texts over those of editors.
  "UPDATE pages SET changed_by = 'the CMS' WHERE is_sample = true",
  "UPDATE _pages_v SET version_changed_by = 'the CMS' WHERE version_is_sample = true",
  'UPDATE pages SET is_sample = false',
  'UPDATE _pages_v SET version_is_sample = false',
]
