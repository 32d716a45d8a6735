import { TextField } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FlushUpdatesOnKey } from './FlushUpdatesOnKey';

// In a browser React works in turns of its own, which a test would otherwise give it after each event.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

it('lets a held Tab key move through a form even if the browser never idles between key events', async () => {
  render(
    <>
      <FlushUpdatesOnKey />
      <TextField label="Rate" />
      <TextField label="Term" />
    </>,
  );
  const boxes = screen.getAllByRole('textbox');
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  for (let key = 0; key < 120; key += 1) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    await Promise.resolve();
    boxes[key % 2]?.focus();
    await Promise.resolve();
  }
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
