import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../providers/data/api-error';
import { shellCalls } from '../shell/shell-calls';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { registrationCalls } from './registration-calls';
import { SubmissionFiles } from './SubmissionFiles';

const file = (id: string, createdBy: string) => ({
  ...{ id, name: `${id}.pdf`, size: 9, createdTime: '2026-11-20T10:00:00Z', createdBy },
  ...{ folderName: '01 SUBMISSION PACKAGE', properties: { docType: '1 SUBMISSION PACKAGE' } },
});

function open(
  user: { readonly isPml: boolean },
  removeDocument = vi.fn().mockResolvedValue(undefined),
  canRemove = true,
) {
  signInAs({ username: 'ann', fullName: 'Ann Lee', roles: [], ...user });
  const documents = vi.fn().mockResolvedValue([file('own', 'Ann Lee'), file('other', 'Bo Ek')]);
  stubCalls(shellCalls, { documents });
  stubCalls(registrationCalls, { removeDocument });
  renderInPortal(<SubmissionFiles loanNum="123" canRemove={canRemove} />, {
    at: '/loans/123',
    route: '/loans/:loanNum',
  });
  return { documents, removeDocument };
}

beforeEach(() => localStorage.clear());

it('removes a wrong file after a question, and lists the files again', async () => {
  const { documents, removeDocument } = open({ isPml: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove own.pdf' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove own.pdf?' });
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(removeDocument).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove file' }));
  expect(removeDocument).toHaveBeenCalledWith('123', 'own');
  await waitFor(() => expect(documents).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers brokers to remove their own files only', async () => {
  open({ isPml: true });
  expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(2);
});

it('offers staff to remove every file', async () => {
  open({ isPml: false });
  expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
});

it('only lists and opens the files where none can be removed', async () => {
  open({ isPml: false }, undefined, false);
  expect(await screen.findAllByRole('button', { name: /^Download/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('says why the server refused', async () => {
  open({ isPml: false }, vi.fn().mockRejectedValue(new ApiError('This loan is already registered.', 409)));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove other.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(await screen.findByText('This loan is already registered.')).toBeVisible();
});
