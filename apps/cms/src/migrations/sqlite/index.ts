import * as migration_20261128_013031_initial from './20261128_013031_initial.ts';

export const migrations = [
  {
    up: migration_20261128_013031_initial.up,
    down: migration_20261128_013031_initial.down,
    name: '20261128_013031_initial'
  },
];
