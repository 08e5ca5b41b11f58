import * as migration_20261127_145933_initial from './20261127_145933_initial.ts';

export const migrations = [
  {
    up: migration_20261127_145933_initial.up,
    down: migration_20261127_145933_initial.down,
    name: '20261127_145933_initial'
  },
];
