import * as migration_20261128_013031_initial from './20261128_013031_initial.ts';
import * as migration_20261128_230748_school_without_defaults from './20261128_230748_school_without_defaults.ts';
import * as migration_20261129_120521_enquiries from './20261129_120521_enquiries.ts';

export const migrations = [
  {
    up: migration_20261128_013031_initial.up,
    down: migration_20261128_013031_initial.down,
    name: '20261128_013031_initial',
  },
  {
    up: migration_20261128_230748_school_without_defaults.up,
    down: migration_20261128_230748_school_without_defaults.down,
    name: '20261128_230748_school_without_defaults',
  },
  {
    up: migration_20261129_120521_enquiries.up,
    down: migration_20261129_120521_enquiries.down,
    name: '20261129_120521_enquiries'
  },
];
