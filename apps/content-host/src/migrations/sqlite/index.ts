import * as migration_20261126_031006_initial from './20261126_031006_initial.ts';

export const migrations = [
  {
    up: migration_20261126_031006_initial.up,
    down: migration_20261126_031006_initial.down,
    name: '20261126_031006_initial'
  },
];
