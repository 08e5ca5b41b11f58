import * as migration_20261126_020837_initial from './20261126_020837_initial.ts';

export const migrations = [
  {
    up: migration_20261126_020837_initial.up,
    down: migration_20261126_020837_initial.down,
    name: '20261126_020837_initial'
  },
];
