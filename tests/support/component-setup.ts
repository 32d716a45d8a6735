import './quick-labels';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { removeTestStyles } from '../../src/testing/styles';

// A busy machine takes longer than a second to draw a page; what never comes is still found missing.
configure({ asyncUtilTimeout: 10_000 });

// Nothing is laid out here, so nothing can be scrolled to.
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

// Files share a window, one after the other: each leaves it as it found it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  removeTestStyles();
});
