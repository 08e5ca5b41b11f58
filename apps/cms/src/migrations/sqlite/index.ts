import * as migration_20261127_044118_initial from './20261127_044118_initial.ts';

export const migrations = [
  {
    up: migration_20261127_044118_initial.up,
    down: migration_20261127_044118_initial.down,
    name: '20261127_044118_initial'
  },
];
