import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDocument } from '../../domain/loan/document';
import { menuNumbers } from '../../domain/pages/loan-pages';
import { shellCalls } from '../shell/shell-calls';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { registrationCalls } from './registration-calls';
import { UploadSubmissionPage } from './UploadSubmissionPage';

const loan = { ...emptyDocument(), id: '8', version: 1, sLNm: '8', sStatusT: '0' };

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Loan Officer'], menuPermissions: menuNumbers, editPermissions: ['0'] });
});

it('asks before chosen files are lost on the way back, and not once they are uploaded', async () => {
  stubCalls(shellCalls, { documents: vi.fn().mockResolvedValue([]) });
  stubCalls(registrationCalls, { uploadDocuments: vi.fn().mockResolvedValue([]) });
  const at = '/loans/8/register-my-loan/upload-condition';
  const { where } = renderInPortal(<UploadSubmissionPage />, {
    ...{ at, route: '/loans/:loanNum/register-my-loan/*' },
    data: { getOne: vi.fn().mockResolvedValue({ data: loan }) },
  });
  const file = new File(['%PDF'], 'package.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('choose from your computer'), file);
  const back = () => userEvent.click(screen.getByRole('link', { name: 'Back to Register My Loan' }));
  await back();
  expect(await screen.findByRole('dialog', { name: 'Discard the chosen files?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep files' }));
  expect(where()).toBe(at);
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
  await screen.findByText(/uploaded/);
  await back();
  await waitFor(() => expect(where()).not.toBe(at));
});
