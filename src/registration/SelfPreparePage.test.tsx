import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../providers/data/api-error';
import { queryKeys } from '../providers/data/query-keys';
import { useSubmissionFiles } from '../shell/loan/useSubmissionFiles';
import { shellCalls } from '../shell/shell-calls';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { registrationCalls } from './registration-calls';
import { SelfPreparePage } from './SelfPreparePage';

const loan = { id: '7', sLNm: '7', version: 1, sStatusT: '0', sLpTemplateNm: '30 Yr Fixed', applicants: [] };
const conditions = vi.fn().mockResolvedValue([]);

/** Another part of the loan, to see that it is refetched. */
function Conditions() {
  useQuery({ queryKey: [...queryKeys.loan('7'), 'conditions'], queryFn: conditions });
  useSubmissionFiles('7');
  return null;
}

beforeEach(() => {
  localStorage.clear();
  conditions.mockClear();
  signInAs({ username: 'ann', roles: ['Loan Officer'], menuPermissions: [15, 31], editPermissions: ['0'] });
});

it('refetches documents and conditions if the upload of the disclosures fails', async () => {
  const loanFiles = vi.fn().mockResolvedValue([]);
  stubCalls(shellCalls, { documents: loanFiles });
  stubCalls(registrationCalls, {
    disclosureStatus: vi.fn().mockResolvedValue({ status: null, msg: null }),
    requestDisclosureBySelf: vi.fn().mockRejectedValue(new ApiError('disk full', 400)),
  });
  renderInPortal(
    <>
      <SelfPreparePage />
      <Conditions />
    </>,
    { at: '/loans/7/x', route: '/loans/:loanNum/x', data: { getOne: vi.fn().mockResolvedValue({ data: loan }) } },
  );
  await userEvent.upload(
    await screen.findByLabelText('choose from your computer'),
    new File(['%PDF'], 'signed.pdf', { type: 'application/pdf' }),
  );
  const before = [loanFiles.mock.calls.length, conditions.mock.calls.length] as const;
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('disk full');
  await waitFor(() => expect(loanFiles.mock.calls.length).toBeGreaterThan(before[0]));
  await waitFor(() => expect(conditions.mock.calls.length).toBeGreaterThan(before[1]));
});
