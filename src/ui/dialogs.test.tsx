import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failureOf } from '../providers/data/api-error';
import { renderInPortal } from '../testing/renderInPortal';
import { ConfirmDialog } from './ConfirmDialog';
import { ErrorDialog } from './ErrorDialog';

describe('the confirmation dialog', () => {
  it('is labeled Cancel and OK by default', async () => {
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

  it("can't be closed while the action is running", () => {
    renderInPortal(
      <ConfirmDialog open busy title="Delete" onConfirm={vi.fn()} onCancel={vi.fn()}>
        …
      </ConfirmDialog>,
    );
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });
});

describe('the error dialog', () => {
  it('is titled Error, shows the message, and closes with OK', async () => {
    const onClose = vi.fn();
    renderInPortal(<ErrorDialog error={new Error('disk full')} onClose={onClose} />);
    expect(screen.getByRole('alertdialog', { name: 'Error' })).toHaveTextContent('disk full');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows the fallback text if the error has no message', () => {
    renderInPortal(<ErrorDialog error={new Error('')} fallback="Error while registering." onClose={vi.fn()} />);
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Error while registering.');
  });

  it.each(['', '{}'])('shows its fallback, else Error, if the server answered %j (REG-25, MSG-13)', (body) => {
    const error = failureOf(500, body, null);
    const { unmount } = renderInPortal(
      <ErrorDialog error={error} fallback="Error while registering." onClose={vi.fn()} />,
    );
    expect(screen.getByText('Error while registering.')).toBeVisible();
    unmount();
    renderInPortal(<ErrorDialog error={error} title="Saving" onClose={vi.fn()} />);
    expect(screen.getByText('Error')).toBeVisible();
  });

  it('lists several reasons', () => {
    renderInPortal(<ErrorDialog error={new Error('No program.\nNo files.')} onClose={vi.fn()} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['No program.', 'No files.']);
  });

  it('is not rendered without an error', () => {
    renderInPortal(<ErrorDialog error={null} onClose={vi.fn()} />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
