import * as migration_20261126_014306_initial from './20261126_014306_initial.ts';

export const migrations = [
  {
    up: migration_20261126_014306_initial.up,
    down: migration_20261126_014306_initial.down,
    name: '20261126_014306_initial'
  },
];
