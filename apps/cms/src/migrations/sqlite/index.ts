import * as migration_20261127_211825_initial from './20261127_211825_initial.ts';

export const migrations = [
  {
    up: migration_20261127_211825_initial.up,
    down: migration_20261127_211825_initial.down,
    name: '20261127_211825_initial'
  },
];
