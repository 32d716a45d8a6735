import { vi } from 'vitest';

/** As long as tests of pages wait: Vitest gives up after a second, which a busy machine may need for one page. */
const TIMEOUT_MS = 10_000;

const { waitFor } = vi;

// Setup files run again for each test file of a process.
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(check, options) {
    return waitFor(check, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options });
  };
}
