import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { ConfirmDialog } from './ConfirmDialog';
import { ErrorDialog } from './ErrorDialog';

describe('the confirmation', () => {
  it('is labelled Cancel and OK where nothing else is said', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    renderInPortal(
      <ConfirmDialog open title="Delete" onConfirm={onConfirm} onCancel={onCancel}>
        You can’t undo this.
      </ConfirmDialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Delete' })).toHaveAccessibleDescription('You can’t undo this.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
  });

  it('cannot be left while the work is under way', () => {
    renderInPortal(
      <ConfirmDialog open busy title="Delete" onConfirm={vi.fn()} onCancel={vi.fn()}>
        …
      </ConfirmDialog>,
    );
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });
});

describe('the error dialog', () => {
  it('is titled Error, closed by OK, and says what happened', async () => {
    const onClose = vi.fn();
    renderInPortal(<ErrorDialog error={new Error('disk full')} onClose={onClose} />);
    expect(screen.getByRole('alertdialog', { name: 'Error' })).toHaveTextContent('disk full');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says the given words where the error has none', () => {
    renderInPortal(<ErrorDialog error={new Error('')} fallback="Error while registering." onClose={vi.fn()} />);
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Error while registering.');
  });

  it('is not there without an error', () => {
    renderInPortal(<ErrorDialog error={null} onClose={vi.fn()} />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
