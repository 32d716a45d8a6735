// React's development build captures a stack for each element that is created, to show where a component was used in
// its warnings. No test reads it, and it took a sixth of the time of the component tests.
import * as react from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** React stops capturing after a number of elements, and counts them here. */
interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

const internals = (react as unknown as Record<string, Internals | undefined>)[INTERNALS];
if (internals?.recentlyCreatedOwnerStacks !== undefined) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
