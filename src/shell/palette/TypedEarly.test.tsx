import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TypedEarly } from './TypedEarly';

function Page({ onShortcut, onCancel }: { readonly onShortcut: () => void; readonly onCancel: () => void }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <button type="button" onKeyDown={onShortcut}>
        Page
      </button>
      <output>{typed}</output>
      <TypedEarly onType={setTyped} onCancel={onCancel} />
    </>
  );
}

it('keeps what is typed before the palette is there, away from the page’s own keys', async () => {
  const onShortcut = vi.fn();
  const onCancel = vi.fn();
  render(<Page onShortcut={onShortcut} onCancel={onCancel} />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('ghost{Backspace}{Enter}{Control>}p{/Control}');
  expect(screen.getByRole('status')).toHaveTextContent('ghos');
  expect(onShortcut).toHaveBeenCalledTimes(2); // Control and its p
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});
