import { inject } from 'vitest';
import { untilPrepared } from './prepared-later';

// The other tests of a run began before.
await untilPrepared(inject('preparedPortal').outcome);
