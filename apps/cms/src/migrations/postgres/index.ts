import * as migration_20261128_013214_initial from './20261128_013214_initial.ts';

export const migrations = [
  {
    up: migration_20261128_013214_initial.up,
    down: migration_20261128_013214_initial.down,
    name: '20261128_013214_initial'
  },
];
