import * as migration_20261127_212116_initial from './20261127_212116_initial.ts';

export const migrations = [
  {
    up: migration_20261127_212116_initial.up,
    down: migration_20261127_212116_initial.down,
    name: '20261127_212116_initial'
  },
];
