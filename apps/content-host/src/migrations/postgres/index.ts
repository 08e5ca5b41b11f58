import * as migration_20261126_020846_initial from './20261126_020846_initial.ts';

export const migrations = [
  {
    up: migration_20261126_020846_initial.up,
    down: migration_20261126_020846_initial.down,
    name: '20261126_020846_initial'
  },
];
