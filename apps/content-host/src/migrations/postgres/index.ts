import * as migration_20261126_014313_initial from './20261126_014313_initial.ts';

export const migrations = [
  {
    up: migration_20261126_014313_initial.up,
    down: migration_20261126_014313_initial.down,
    name: '20261126_014313_initial'
  },
];
