import * as migration_20261127_134957_initial from './20261127_134957_initial.ts';

export const migrations = [
  {
    up: migration_20261127_134957_initial.up,
    down: migration_20261127_134957_initial.down,
    name: '20261127_134957_initial'
  },
];
