import * as migration_20261127_214514_initial from './20261127_214514_initial.ts';

export const migrations = [
  {
    up: migration_20261127_214514_initial.up,
    down: migration_20261127_214514_initial.down,
    name: '20261127_214514_initial'
  },
];
