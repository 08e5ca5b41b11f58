import * as migration_20261127_220418_initial from './20261127_220418_initial.ts';

export const migrations = [
  {
    up: migration_20261127_220418_initial.up,
    down: migration_20261127_220418_initial.down,
    name: '20261127_220418_initial'
  },
];
