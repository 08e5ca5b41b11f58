import * as migration_20261127_214634_initial from './20261127_214634_initial.ts';

export const migrations = [
  {
    up: migration_20261127_214634_initial.up,
    down: migration_20261127_214634_initial.down,
    name: '20261127_214634_initial'
  },
];
