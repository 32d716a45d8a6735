import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../providers/data/api-error';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { shellCalls } from '../shell-calls';
import { ChangePasswordDialog } from './ChangePasswordDialog';

function open(changePassword = vi.fn().mockResolvedValue(undefined)) {
  stubCalls(shellCalls, { changePassword });
  const onClose = vi.fn();
  renderInPortal(<ChangePasswordDialog username="ann" onClose={onClose} />);
  return { changePassword, onClose };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Change Password' }));

async function fill(old: string, next: string, again: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Old Password'), old);
  await userEvent.type(screen.getByLabelText('New Password'), next);
  await userEvent.type(screen.getByLabelText('Retype Password'), again);
}

describe('changing the password', () => {
  it('requires all three inputs', async () => {
    const { changePassword } = open();
    await save();
    expect(await screen.findAllByText('Required')).toHaveLength(3);
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('focuses the old password', () => {
    open();
    expect(screen.getByLabelText('Old Password')).toHaveFocus();
  });

  it('shows a password on request, as the sign-in pages do', async () => {
    open();
    const [button] = screen.getAllByRole('button', { name: 'Show password' });
    await userEvent.click(button as HTMLElement);
    expect(screen.getByLabelText('Old Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'password');
  });

  it('requires the same new password twice', async () => {
    const { changePassword } = open();
    await fill('old', 'abc12345', 'abc12346');
    await save();
    expect(await screen.findByText('Passwords must match')).toBeVisible();
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('rates the new password in words while it is typed, with the names of the user', async () => {
    signInAs({ username: 'ann', displayName: 'Ann Montgomery', roles: ['Processor'] });
    open();
    const field = screen.getByLabelText('New Password');
    await userEvent.type(field, 'short');
    expect(await screen.findByText('Too weak. Use at least 12 characters.')).toHaveAttribute('aria-live', 'polite');
    expect(field).toHaveAccessibleDescription('Too weak. Use at least 12 characters.');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('montgomery and the herons');
    expect(await screen.findByText(/^Too weak. Don’t use your name/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('seven calm herons under glass');
    expect(await screen.findByText('Strong password.', {}, { timeout: 20_000 })).toBeVisible();
  });

  it('sends old and new password, confirms and closes', async () => {
    const { changePassword, onClose } = open();
    await fill('old', 'abc12345', 'abc12345');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(changePassword).toHaveBeenCalledWith({ userName: 'ann', oldPassword: 'old', newPassword: 'abc12345' });
    expect(await screen.findByText(/Your password was changed/)).toBeVisible();
  });

  it('shows a wrong old password under its field', async () => {
    const { onClose } = open(
      vi
        .fn()
        .mockRejectedValue(new ApiError('Check it.', 422, { fields: { oldPassword: 'This is not your password.' } })),
    );
    await fill('old', 'abc12345', 'abc12345');
    await save();
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows other failures as an alert and allows another try', async () => {
    open(vi.fn().mockRejectedValue(new Error('')));
    await fill('old', 'abc12345', 'abc12345');
    await save();
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change Password' })).toBeEnabled();
  });
});
