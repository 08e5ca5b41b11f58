import * as migration_20261127_220304_initial from './20261127_220304_initial.ts';

export const migrations = [
  {
    up: migration_20261127_220304_initial.up,
    down: migration_20261127_220304_initial.down,
    name: '20261127_220304_initial'
  },
];
