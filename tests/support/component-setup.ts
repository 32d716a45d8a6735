import './focus-visible';
import './quick-elements';
import './quick-labels';
import './quick-queries';
import './quick-styles';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { leavePage } from '../../src/testing/leave-page';
import { loadMirroring } from '../../src/theme/mirroring';
import { preloadOverlays } from '../../src/ui/overlays';
import { endPageTimers } from './page-timers';

// A busy machine may need more than a second to render a page.
configure({ asyncUtilTimeout: 10_000 });

// As in a browser that has been idle.
await preloadOverlays();
await loadMirroring();

// jsdom has no layout, so it can't scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

// Test files share a window one after the other, so each leaves it as it found it.
afterAll(async () => {
  await endPageTimers();
  // Pages that a test began to load would otherwise arrive in the next file, whose environment is another.
  await vi.dynamicImportSettled();
  leavePage();
});
