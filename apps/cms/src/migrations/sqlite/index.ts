import * as migration_20261128_013031_initial from './20261128_013031_initial.ts';
import * as migration_20261128_230748_school_without_defaults from './20261128_230748_school_without_defaults.ts';
import * as migration_20261129_104957_home_blocks from './20261129_104957_home_blocks.ts';

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
    up: migration_20261129_104957_home_blocks.up,
    down: migration_20261129_104957_home_blocks.down,
    name: '20261129_104957_home_blocks'
  },
];
