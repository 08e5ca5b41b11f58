import * as migration_20261121_051435_initial from './20261121_051435_initial.ts';

export const migrations = [
  {
    up: migration_20261121_051435_initial.up,
    down: migration_20261121_051435_initial.down,
    name: '20261121_051435_initial'
  },
];
