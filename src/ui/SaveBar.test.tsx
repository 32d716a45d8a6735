import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { SaveBar } from './SaveBar';

const quiet = { dirty: false, errorCount: 0, saving: false, onSave: vi.fn(), onDiscard: vi.fn() };

describe('the save bar', () => {
  it('has nothing to save without changes', () => {
    renderInPortal(<SaveBar {...quiet} />);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('shows the number of fields with errors beside the button', () => {
    renderInPortal(<SaveBar {...quiet} dirty errorCount={3} />);
    expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes · 3 fields need attention');
  });

  it('saves and discards', async () => {
    const onSave = vi.fn();
    const onDiscard = vi.fn();
    renderInPortal(<SaveBar {...quiet} dirty onSave={onSave} onDiscard={onDiscard} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect([onSave.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
  });

  it('shows that it is saving, and disables its buttons', () => {
    renderInPortal(<SaveBar {...quiet} dirty saving />);
    expect(screen.getByRole('status')).toHaveTextContent('Saving');
    expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
  });
});
