import * as migration_20261127_044124_initial from './20261127_044124_initial.ts';

export const migrations = [
  {
    up: migration_20261127_044124_initial.up,
    down: migration_20261127_044124_initial.down,
    name: '20261127_044124_initial'
  },
];
