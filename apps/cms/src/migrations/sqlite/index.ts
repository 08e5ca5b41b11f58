import * as migration_20261127_134947_initial from './20261127_134947_initial.ts';

export const migrations = [
  {
    up: migration_20261127_134947_initial.up,
    down: migration_20261127_134947_initial.down,
    name: '20261127_134947_initial'
  },
];
