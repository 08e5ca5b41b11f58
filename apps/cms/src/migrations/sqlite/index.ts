import * as migration_20261126_162824_initial from './20261126_162824_initial.ts';

export const migrations = [
  {
    up: migration_20261126_162824_initial.up,
    down: migration_20261126_162824_initial.down,
    name: '20261126_162824_initial'
  },
];
