import * as migration_20261127_222542_initial from './20261127_222542_initial.ts';

export const migrations = [
  {
    up: migration_20261127_222542_initial.up,
    down: migration_20261127_222542_initial.down,
    name: '20261127_222542_initial'
  },
];
