import * as migration_20261126_162829_initial from './20261126_162829_initial.ts';

export const migrations = [
  {
    up: migration_20261126_162829_initial.up,
    down: migration_20261126_162829_initial.down,
    name: '20261126_162829_initial'
  },
];
