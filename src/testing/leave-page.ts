import { vi } from 'vitest';
import { loadPage } from '../access/interruption';
import { setStoreOwner } from '../providers/store/stored-values';
import { removeTestStyles } from './styles';

/**
 * Leaves the page of a test file as a page load would: its storage, address, clock and stubs, and the user that the modules, which
 * test files share, remember. Otherwise, a call of the next file is one of another user than the page's, and not sent.
 */
export function leavePage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  loadPage();
  setStoreOwner('');
  window.history.replaceState(null, '', '/');
  document.title = '';
  removeTestStyles();
}
