import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { SigningPanel } from './SigningPanel';
import { signingCalls } from './signing-calls';

const times = { openedAt: null, consentedAt: null, receivedAt: null, viewedAt: null, signedAt: null, ended: null };
const signer: SigningPackage['signers'][number] = {
  ...{ id: 'a', name: 'Ruta Lindqvist', email: 'ruta@example.com', language: 'en', hasCode: false, mail: 'sent' },
  ...{ step: 'sent', reason: null, reminders: 0, ...times },
};
const sent: SigningPackage = {
  ...{ id: 'p1', version: 3, title: 'Initial disclosures', kind: 'initial-disclosures', state: 'open' },
  ...{ sentAt: '2026-11-20T18:42:00Z', sentBy: 'Noor Haddad', expiresAt: '2026-12-04T18:42:00Z', closedAt: null },
  ...{ reason: null, paperDueAt: null, paperMailedOn: null },
  documents: [
    {
      id: 'd1',
      title: 'Loan Estimate',
      fileId: 'f1',
      sha256: 'ab',
      signedFileId: null,
      signedSha256: null,
      choices: [],
    },
  ],
  signers: [signer],
  events: [{ at: '2026-11-20T18:42:00Z', kind: 'sent', by: 'Noor Haddad', document: null, address: null }],
};

const show = (...packages: SigningPackage[]) => {
  stubCalls(signingCalls, { list: async () => packages });
  renderInPortal(<SigningPanel loanNum="26" />, { at: '/loans/26/documents', route: '/loans/:loanNum/documents' });
};

beforeEach(() => {
  signInAs({ roles: ['Processor'], menuPermissions: [15], pageLetters: { edisclosure: 'w', disclose: 'w' } });
  fakeServer(() => ({ json: {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the packages of a loan', () => {
  it('say who has signed, and where the signed copies are', async () => {
    const signed = { ...signer, id: 'b', name: 'Ben Lee', step: 'signed', signedAt: '2026-11-21T18:42:00Z' } as const;
    const documents = sent.documents.map((each) => ({ ...each, signedFileId: 's1', signedSha256: 'cd' }));
    show({ ...sent, state: 'signed', documents, signers: [signed] });
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(screen.getByText(/Signed on 11\/21\/26/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Signed copy of Loan Estimate' })).toHaveAttribute(
      'href',
      '/loans/26/documents?doc=s1',
    );
    expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
  });

  it('get a new link at a corrected address, with the version that was seen', async () => {
    const resend = vi.fn().mockResolvedValue(sent);
    stubCalls(signingCalls, { resend });
    show({ ...sent, signers: [{ ...signer, mail: 'failed' }] });
    expect(await screen.findByText(/couldn’t be delivered/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send new link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Ruta Lindqvist a new link?' }));
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.paste('ruta.l@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send new link' }));
    expect(await screen.findByText('New link sent')).toBeVisible();
    expect(resend).toHaveBeenCalledWith('26', 'p1', 'a', { version: 3, email: 'ruta.l@example.com' });
  });

  it('are voided with a reason, and mailed on paper when they are due', async () => {
    const [voids, mailed] = [vi.fn().mockResolvedValue(sent), vi.fn().mockResolvedValue(sent)];
    stubCalls(signingCalls, { void: voids, mailed });
    show({ ...sent, paperDueAt: '2026-11-25T18:42:00Z' });
    await userEvent.click(await screen.findByRole('button', { name: 'Record mailing' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Record mailing' }));
    expect(await screen.findByText('Mailing recorded.')).toBeVisible();
    expect(mailed.mock.calls[0]?.[2]).toMatchObject({ version: 3 });
    await userEvent.click(screen.getByRole('button', { name: 'Void' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Void Initial disclosures?' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Reason' }));
    await userEvent.paste('Wrong fees');
    await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
    expect(voids).toHaveBeenCalledWith('26', 'p1', { version: 3, reason: 'Wrong fees' });
  });

  it('are not redirected, voided or mailed by who may not issue disclosures', async () => {
    signInAs({ roles: ['Processor'], menuPermissions: [15], pageLetters: { edisclosure: 'w' } });
    show(sent);
    await userEvent.click(await screen.findByRole('button', { name: 'Send new link' }));
    expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Email' })).toBeDisabled();
    for (const name of ['Void', 'Record mailing'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  });

  it('are only read by users who send none', async () => {
    signInAs({ roles: ['Processor'], menuPermissions: [15], pageLetters: { edisclosure: 'r' } });
    show(sent);
    expect(await screen.findByText('Waiting for signatures')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send|Void/ })).toBeNull();
  });
});
