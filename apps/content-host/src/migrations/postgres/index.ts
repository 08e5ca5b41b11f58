import * as migration_20261121_051435_initial from './20261121_051435_initial.ts';
import * as migration_20261121_063934_object_key from './20261121_063934_object_key.ts';
import * as migration_20261122_130144_no_account_lock from './20261122_130144_no_account_lock.ts';
import * as migration_20261122_141618_trail_and_trash from './20261122_141618_trail_and_trash.ts';
import * as migration_20261122_161559_emergency_banner from './20261122_161559_emergency_banner.ts';
import * as migration_20261122_165020_days_writers_words_and_inbox from './20261122_165020_days_writers_words_and_inbox.ts';
import * as migration_20261122_171231_school_facts from './20261122_171231_school_facts.ts';
import * as migration_20261122_202346_school_parts from './20261122_202346_school_parts.ts';
import * as migration_20261122_204447_newsletter_by_mail from './20261122_204447_newsletter_by_mail.ts';
import * as migration_20261122_211404_pages_and_colours from './20261122_211404_pages_and_colours.ts';
import * as migration_20261122_212526_card_photo from './20261122_212526_card_photo.ts';
import * as migration_20261122_213141_whom_the_school_teaches from './20261122_213141_whom_the_school_teaches.ts';
import * as migration_20261122_233049_emblem_and_board from './20261122_233049_emblem_and_board.ts';
import * as migration_20261123_020513_several_schools from './20261123_020513_several_schools.ts';

export const migrations = [
  {
    up: migration_20261121_051435_initial.up,
    down: migration_20261121_051435_initial.down,
    name: '20261121_051435_initial',
  },
  {
    up: migration_20261121_063934_object_key.up,
    down: migration_20261121_063934_object_key.down,
    name: '20261121_063934_object_key',
  },
  {
    up: migration_20261122_130144_no_account_lock.up,
    down: migration_20261122_130144_no_account_lock.down,
    name: '20261122_130144_no_account_lock',
  },
  {
    up: migration_20261122_141618_trail_and_trash.up,
    down: migration_20261122_141618_trail_and_trash.down,
    name: '20261122_141618_trail_and_trash',
  },
  {
    up: migration_20261122_161559_emergency_banner.up,
    down: migration_20261122_161559_emergency_banner.down,
    name: '20261122_161559_emergency_banner',
  },
  {
    up: migration_20261122_165020_days_writers_words_and_inbox.up,
    down: migration_20261122_165020_days_writers_words_and_inbox.down,
    name: '20261122_165020_days_writers_words_and_inbox',
  },
  {
    up: migration_20261122_171231_school_facts.up,
    down: migration_20261122_171231_school_facts.down,
    name: '20261122_171231_school_facts',
  },
  {
    up: migration_20261122_202346_school_parts.up,
    down: migration_20261122_202346_school_parts.down,
    name: '20261122_202346_school_parts',
  },
  {
    up: migration_20261122_204447_newsletter_by_mail.up,
    down: migration_20261122_204447_newsletter_by_mail.down,
    name: '20261122_204447_newsletter_by_mail',
  },
  {
    up: migration_20261122_211404_pages_and_colours.up,
    down: migration_20261122_211404_pages_and_colours.down,
    name: '20261122_211404_pages_and_colours',
  },
  {
    up: migration_20261122_212526_card_photo.up,
    down: migration_20261122_212526_card_photo.down,
    name: '20261122_212526_card_photo',
  },
  {
    up: migration_20261122_213141_whom_the_school_teaches.up,
    down: migration_20261122_213141_whom_the_school_teaches.down,
    name: '20261122_213141_whom_the_school_teaches',
  },
  {
    up: migration_20261122_233049_emblem_and_board.up,
    down: migration_20261122_233049_emblem_and_board.down,
    name: '20261122_233049_emblem_and_board',
  },
  {
    up: migration_20261123_020513_several_schools.up,
    down: migration_20261123_020513_several_schools.down,
    name: '20261123_020513_several_schools'
  },
];
