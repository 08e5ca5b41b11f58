import * as migration_20261127_213748_initial from './20261127_213748_initial.ts';

export const migrations = [
  {
    up: migration_20261127_213748_initial.up,
    down: migration_20261127_213748_initial.down,
    name: '20261127_213748_initial'
  },
];
