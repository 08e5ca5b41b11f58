import * as migration_20261127_222618_initial from './20261127_222618_initial.ts';

export const migrations = [
  {
    up: migration_20261127_222618_initial.up,
    down: migration_20261127_222618_initial.down,
    name: '20261127_222618_initial'
  },
];
