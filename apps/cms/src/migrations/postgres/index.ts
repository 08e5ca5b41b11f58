import * as migration_20261127_214732_initial from './20261127_214732_initial.ts';

export const migrations = [
  {
    up: migration_20261127_214732_initial.up,
    down: migration_20261127_214732_initial.down,
    name: '20261127_214732_initial'
  },
];
