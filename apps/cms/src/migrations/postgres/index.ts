import * as migration_20261128_013214_initial from './20261128_013214_initial.ts';
import * as migration_20261128_230804_school_without_defaults from './20261128_230804_school_without_defaults.ts';
import * as migration_20261129_104950_banner_sentence_and_buttons from './20261129_104950_banner_sentence_and_buttons.ts';
import * as migration_20261129_111754_built_in_pictures from './20261129_111754_built_in_pictures.ts';
import * as migration_20261129_114222_home_blocks from './20261129_114222_home_blocks.ts';
import * as migration_20261129_124025_enquiries from './20261129_124025_enquiries.ts';
import * as migration_20261129_151032_visits from './20261129_151032_visits.ts';
import * as migration_20261129_154811_translations from './20261129_154811_translations.ts';
import * as migration_20261129_185103_redirects from './20261129_185103_redirects.ts';
import * as migration_20261129_185338_newsletter_language from './20261129_185338_newsletter_language.ts';
import * as migration_20261129_190830_imported_items from './20261129_190830_imported_items.ts';

export const migrations = [
  {
    up: migration_20261128_013214_initial.up,
    down: migration_20261128_013214_initial.down,
    name: '20261128_013214_initial',
  },
  {
    up: migration_20261128_230804_school_without_defaults.up,
    down: migration_20261128_230804_school_without_defaults.down,
    name: '20261128_230804_school_without_defaults',
  },
  {
    up: migration_20261129_104950_banner_sentence_and_buttons.up,
    down: migration_20261129_104950_banner_sentence_and_buttons.down,
    name: '20261129_104950_banner_sentence_and_buttons',
  },
  {
    up: migration_20261129_111754_built_in_pictures.up,
    down: migration_20261129_111754_built_in_pictures.down,
    name: '20261129_111754_built_in_pictures',
  },
  {
    up: migration_20261129_114222_home_blocks.up,
    down: migration_20261129_114222_home_blocks.down,
    name: '20261129_114222_home_blocks',
  },
  {
    up: migration_20261129_124025_enquiries.up,
    down: migration_20261129_124025_enquiries.down,
    name: '20261129_124025_enquiries',
  },
  {
    up: migration_20261129_151032_visits.up,
    down: migration_20261129_151032_visits.down,
    name: '20261129_151032_visits',
  },
  {
    up: migration_20261129_154811_translations.up,
    down: migration_20261129_154811_translations.down,
    name: '20261129_154811_translations',
  },
  {
    up: migration_20261129_185103_redirects.up,
    down: migration_20261129_185103_redirects.down,
    name: '20261129_185103_redirects',
  },
  {
    up: migration_20261129_185338_newsletter_language.up,
    down: migration_20261129_185338_newsletter_language.down,
    name: '20261129_185338_newsletter_language',
  },
  {
    up: migration_20261129_190830_imported_items.up,
    down: migration_20261129_190830_imported_items.down,
    name: '20261129_190830_imported_items',
  },
];
