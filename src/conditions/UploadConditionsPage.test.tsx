import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '../../domain/messages/message';
import { ApiError } from '../providers/data/api-error';
import { shellCalls } from '../shell/shell-calls';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { aCondition, aDocument } from './conditions.test-support';
import { conditionCalls } from './conditions-calls';
import { UploadConditionsPage } from './UploadConditionsPage';

const paystubs = aCondition(1, { description: 'Paystubs covering 30 days', accepts: ['PAYSTUB'] });
const gift = aCondition(2, { description: 'Gift letter', accepts: ['GIFT LETTER'] });
const loan = { sLNm: '26', sStatusT: '13', applicants: [{ aBFirstNm: 'Maria', aBLastNm: 'Delgado' }], version: 1 };

function show(conditions = [paystubs, gift], status = '13') {
  fakeServer(({ path }) => {
    if (path.includes('writers')) return { json: { roles: [] } };
    return { json: path.includes('/loans/26') ? { ...loan, id: '26', sStatusT: status } : [] };
  });
  stubCalls(shellCalls, { conditions: async () => conditions });
  const page = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <UploadConditionsPage />
    </>
  );
  return renderInPortal(page, { at: '/loans/26/upload-condition', route: '/loans/:loanNum/upload-condition' });
}
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const drop = async (...names: string[]) => {
  await userEvent.upload(await screen.findByLabelText('choose from your computer'), names.map(pdf));
  await userEvent.click(screen.getByRole('button', { name: 'Match to conditions' }));
};

beforeEach(() => signInAs({ roles: ['Processor'], menuPermissions: [16, 17, 18] }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('files for conditions', () => {
  it('are suggested for conditions, with the reason, and uploaded once confirmed', async () => {
    const upload = vi.fn().mockResolvedValue([]);
    stubCalls(conditionCalls, { upload });
    show();
    await drop('delgado paystub.pdf', 'scan.pdf');
    expect(await screen.findByText(/^Suggested by document type/)).toBeVisible();
    expect(screen.getByText('No condition recognized. Choose one or more.')).toBeVisible();
    const send = screen.getByRole('button', { name: 'Upload files' });
    expect(send).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Conditions for scan.pdf' }));
    await userEvent.click(await screen.findByRole('option', { name: /Gift letter/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Submit these conditions for review' }));
    await userEvent.click(send);
    expect(await screen.findByText('2 files uploaded.')).toBeVisible();
    expect(upload.mock.calls.map(([, [file], body]) => [file.name, body])).toEqual([
      ['delgado paystub.pdf', { conditionIds: 'c1', docType: 'PAYSTUB', submit: 'false' }],
      ['scan.pdf', { conditionIds: 'c2', docType: 'CONDITION', submit: 'false' }],
    ]);
  });

  it('stay in the list from the one that failed, and are sent again from there', async () => {
    const upload = vi
      .fn()
      .mockResolvedValueOnce([])
      .mockRejectedValueOnce(new ApiError('Refused', 409, { wording: message('condition-closed') }))
      .mockResolvedValue([]);
    stubCalls(conditionCalls, { upload });
    show();
    await drop('paystub.pdf', 'gift letter.pdf');
    await userEvent.click(await screen.findByRole('button', { name: 'Upload files' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/condition is closed/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('paystub.pdf')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Upload files' }));
    expect(await screen.findByText('File uploaded.')).toBeVisible();
    expect(upload.mock.calls.map(([, [file]]) => file.name)).toEqual([
      'paystub.pdf',
      'gift letter.pdf',
      'gift letter.pdf',
    ]);
  });

  it('are not the only choice: documents of the loan are attached instead', async () => {
    const attach = vi.fn().mockResolvedValue([]);
    stubCalls(conditionCalls, {
      attach,
      documents: async () => [aDocument('d1', 'scan 0042.pdf'), aDocument('d2', 'theirs.pdf', { canChange: false })],
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from the loan’s documents' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose documents' }));
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('checkbox', { name: /scan 0042/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose' }));
    // Its type is known, so its condition is, whatever the name says.
    expect(await screen.findByText(/^Suggested by document type/)).toBeVisible();
    expect(screen.getByText('In the loan’s documents: PAYSTUB')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Attach documents' }));
    expect(await screen.findByText('Document attached.')).toBeVisible();
    expect(attach).toHaveBeenCalledWith('26', { conditionIds: ['c1'], docIds: ['d1'], submit: true });
  });

  it('are not lost when the user leaves before they are uploaded', async () => {
    stubCalls(conditionCalls, { upload: vi.fn().mockResolvedValue([]) });
    const { where } = show();
    const leave = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented ? 'asks' : 'reloads';
    };
    await userEvent.upload(await screen.findByLabelText('choose from your computer'), pdf('paystub.pdf'));
    expect(reload()).toBe('asks');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Match to conditions' }));
    expect(await screen.findByText(/^Suggested by document type/)).toBeVisible();
    expect(reload()).toBe('asks');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload files' }));
    expect(await screen.findByText('File uploaded.')).toBeVisible();
    expect(reload()).toBe('reloads');
    await leave();
    await waitFor(() => expect(where()).toBe('/elsewhere'));
  });

  it('cannot be added by those who may only read', async () => {
    signInAs({ roles: ['QC Compliance'], menuPermissions: [17], pageLetters: { 'upload-submission': 'r' } });
    show();
    expect(await screen.findByRole('button', { name: 'Match to conditions' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Choose from the loan’s documents' })).toBeDisabled();
  });

  it('are not asked for if no condition is open, and come later if the loan is not submitted', async () => {
    show([aCondition(1, { state: 'cleared', status: 'Closed' })]);
    expect(await screen.findByText('No open conditions')).toBeVisible();
  });

  it('follow after the submission', async () => {
    show([], '0');
    expect(await screen.findByRole('link', { name: 'Upload submission files' })).toBeVisible();
  });
});
