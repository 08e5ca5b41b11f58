import * as migration_20261127_214359_initial from './20261127_214359_initial.ts';

export const migrations = [
  {
    up: migration_20261127_214359_initial.up,
    down: migration_20261127_214359_initial.down,
    name: '20261127_214359_initial'
  },
];
