import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../providers/data/api-error';
import { shellCalls } from '../../shell/shell-calls';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { Files } from './Files';

const file = {
  ...{ id: 'f', name: 'package.pdf', size: 2048, createdTime: '2026-11-20T18:00:00Z', createdBy: 'Bo Ek' },
  ...{ folderName: '01 SUBMISSION PACKAGE', properties: { docType: '1 SUBMISSION PACKAGE' } },
};

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'] });
});

it('lists the files, and says why one does not open', async () => {
  const document = vi.fn().mockRejectedValue(new ApiError('The file is missing.', 404));
  stubCalls(shellCalls, { document });
  renderInPortal(<Files loanNum="123" files={[file]} />);
  expect(screen.getByText('package.pdf')).toBeVisible();
  expect(screen.getByText('Bo Ek')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download package.pdf' }));
  expect(document).toHaveBeenCalledWith('123', 'f');
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is missing.');
});

it('says that there are none', () => {
  renderInPortal(<Files loanNum="123" files={[]} />);
  expect(screen.getByText('No submission files yet.')).toBeVisible();
});
