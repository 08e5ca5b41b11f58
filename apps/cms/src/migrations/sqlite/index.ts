import * as migration_20261127_145921_initial from './20261127_145921_initial.ts';

export const migrations = [
  {
    up: migration_20261127_145921_initial.up,
    down: migration_20261127_145921_initial.down,
    name: '20261127_145921_initial'
  },
];
