import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ComplianceTest } from '../../../domain/compliance/compliance-test';
import { renderInPortal } from '../../testing/renderInPortal';
import { Checklist } from './Checklist';
import { facts, startedLoan } from './requirements.test-support';

const open = async (stage: RegExp) => userEvent.click(screen.getByRole('button', { name: stage }));
const page = (name: string) => within(screen.getByRole('region', { name }));

describe('checklist', () => {
  it('counts missing values by stage, and selects the first incomplete stage', async () => {
    renderInPortal(<Checklist loanNum="100" document={startedLoan} facts={facts} />);
    const stages = within(screen.getByRole('group', { name: 'Loan stage' }));
    expect(stages.getByRole('button', { name: 'Registration, 3 answers missing' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(stages.getByRole('button', { name: 'Pricing, nothing missing' })).toBeVisible();
    await open(/Pricing/);
    expect(screen.getByText('Nothing is missing for pricing.')).toBeVisible();
  });

  it('links each missing value to its field, grouped by page, borrower and record', async () => {
    renderInPortal(<Checklist loanNum="100" document={startedLoan} facts={facts} stage="underwriting" />);
    const borrowers = screen.getAllByRole('region', { name: 'Borrower' });
    expect(borrowers).toHaveLength(2);
    const second = within(within(borrowers[1] as HTMLElement).getByRole('list', { name: 'Ben Lee' }));
    expect(second.getByRole('link', { name: 'Date of birth' })).toHaveAttribute(
      'href',
      '/loans/100/app/borrower/0C?at=applicants.0.aCDob',
    );
    const bank = within(page('Assets').getByRole('list', { name: /^Asset: .?First Bank/ }));
    expect(bank.getByRole('link', { name: 'Account number' })).toHaveAttribute(
      'href',
      '/loans/100/app/asset?at=assets.bank.accountNumber',
    );
    expect(page('Declarations').getByRole('list', { name: 'Ann Lee' })).toBeVisible();
  });

  it('shows the amounts behind requirements that span several fields', () => {
    renderInPortal(<Checklist loanNum="100" document={startedLoan} facts={facts} stage="underwriting" />);
    expect(screen.getByRole('link', { name: 'Two years of addresses (10 of 24 months entered)' })).toHaveAttribute(
      'href',
      '/loans/100/app/borrower/0B?at=residences',
    );
    expect(
      screen.getByRole('link', { name: /^Explanation for the employment gap from .11\/01\/25. to .01\/09\/26.$/ }),
    ).toBeVisible();
  });

  it("lists the loan's requirements before those of borrowers and records", () => {
    renderInPortal(
      <Checklist loanNum="100" document={{ ...startedLoan, sLTotI: '0.00' }} facts={facts} stage="underwriting" />,
    );
    const [first] = page('Employment').getAllByRole('link');
    expect(first).toHaveTextContent('Total monthly income');
  });

  it('links to the registration steps', () => {
    renderInPortal(<Checklist loanNum="100" document={startedLoan} facts={facts} stage="registration" />);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Loan program', '/loans/100/register-my-loan/select-program?at=sLpTemplateNm'],
      ['eDisclosure request', '/loans/100/register-my-loan/edisclosure?at=sU1LStatD'],
      ['Submission files', '/loans/100/register-my-loan/upload-condition'],
    ]);
  });

  it('names what compliance leaves open, with a link to the tests', () => {
    const week = { code: 'aporUnknown', values: { week: { date: '2026-11-16' } } } as const;
    const compliance: readonly ComplianceTest[] = [
      { key: 'qmPrice', verdict: 'unknown', remarks: [week], lines: [] },
      { key: 'qmPointsAndFees', verdict: 'fails', remarks: [], lines: [] },
    ];
    const document = { ...startedLoan, sLpTemplateId: '1' };
    const checklist = { loanNum: '100', document, stage: 'underwriting' } as const;
    const { unmount } = renderInPortal(<Checklist {...checklist} facts={{ ...facts, compliance }} />);
    const links = within(screen.getByRole('list', { name: 'Compliance' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'APOR for the week of 11/16/2026 is not known. An administrator imports it.',
        '/loans/100/app/manager?at=compliance',
      ],
      ['Qualified mortgage (QM), Points and fees (QM): Fails', '/loans/100/app/manager?at=compliance'],
    ]);
    unmount();
    renderInPortal(<Checklist {...checklist} facts={facts} />);
    expect(screen.queryByRole('list', { name: 'Compliance' })).toBeNull();
  });

  it('updates with the document, and reports when the user follows a link', async () => {
    const onFollow = vi.fn();
    function Typing() {
      const [document, setDocument] = useState(startedLoan);
      return (
        <>
          <button type="button" onClick={() => setDocument({ ...startedLoan, sSpAddr: '12 Alder Way' })}>
            type
          </button>
          <Checklist loanNum="100" document={document} facts={facts} stage="disclosure" onFollow={onFollow} />
        </>
      );
    }
    renderInPortal(<Typing />);
    expect(screen.getByRole('link', { name: 'Property address' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'type' }));
    expect(screen.queryByRole('link', { name: 'Property address' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Total monthly income' }));
    expect(onFollow).toHaveBeenCalledOnce();
  });
});
