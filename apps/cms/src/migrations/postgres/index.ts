import * as migration_20261127_213843_initial from './20261127_213843_initial.ts';

export const migrations = [
  {
    up: migration_20261127_213843_initial.up,
    down: migration_20261127_213843_initial.down,
    name: '20261127_213843_initial'
  },
];
