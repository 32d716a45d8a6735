import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoanDocument } from '../../../domain/loan/document';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { IssueCertificateButton } from './IssueCertificateButton';

const loan = (sStatusT: string) => ({ sLNm: '2600000001', sStatusT }) as LoanDocument;
const button = () => screen.queryByRole('button', { name: 'Issue certificate' });

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the button that issues a certificate', () => {
  it('issues the certificate of the status', async () => {
    signInAs({ roles: ['Underwriter'] });
    const seen = fakeServer(() => ({ json: {} }));
    renderInPortal(<IssueCertificateButton loan={loan('4')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Issue certificate' }));
    await waitFor(() =>
      expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/lqb/loans/2600000001/loan-status-cert' }),
    );
    expect(seen[0]?.body).toEqual({ issue: true });
    expect(await screen.findByText(/^Certificate downloaded/)).toBeVisible();
  });

  it.each([
    ['Loan Officer', '4'],
    ['Underwriter', '28'],
  ])('is not shown to a %s in status %s', (role, status) => {
    signInAs({ roles: [role] });
    renderInPortal(<IssueCertificateButton loan={loan(status)} />);
    expect(button()).toBeNull();
  });
});
