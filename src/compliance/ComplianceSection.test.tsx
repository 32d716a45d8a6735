import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ComplianceAnswer } from '../../domain/compliance/compliance.schemas';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { type FakeAnswer, fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { ComplianceSection } from './ComplianceSection';

const loan: LoanDocument = { ...emptyDocument(), version: 3, sLNm: '2611051394', sStatusT: '0' };

const answer: ComplianceAnswer = {
  version: 3,
  tests: [
    {
      key: 'higherPriced',
      verdict: 'fails',
      figure: { percent: '1.500' },
      limit: { percent: '1.500' },
      remarks: [{ code: 'escrowRequired' }],
      lines: [
        { code: 'apr', amount: { percent: '7.500' }, effect: 'plus' },
        {
          code: 'aporFixed',
          amount: { percent: '6.000' },
          values: { years: { count: 30 }, week: { date: '2026-11-16' } },
          effect: 'minus',
        },
      ],
    },
    {
      key: 'qmPrice',
      verdict: 'unknown',
      remarks: [{ code: 'aporUnknown', values: { week: { date: '2026-11-16' } } }],
      lines: [],
    },
    { key: 'qualifiedMortgage', verdict: 'unknown', remarks: [{ code: 'partUnknown', test: 'qmPrice' }], lines: [] },
  ],
};

function show(compliance: () => FakeAnswer, user: object = {}) {
  signInAs({ ...user });
  const calls = fakeServer(({ path }) => (path.endsWith('/compliance') ? compliance() : { json: loan }));
  renderInPortal(<ComplianceSection loanNum="2611051394" />);
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('compliance tests of a loan', () => {
  it('show figure, limit, verdict and reason, and their worksheet on demand', async () => {
    show(() => ({ json: answer }));
    const name = await screen.findByRole('heading', { name: 'Higher-priced mortgage loan' });
    const row = within(name.closest('li') as HTMLElement);
    expect(row.getByText('Higher-priced')).toBeInTheDocument();
    expect(row.getAllByText('1.500%')).toHaveLength(2);
    expect(row.getByText(/escrow account is required/)).toBeInTheDocument();
    expect(row.queryByRole('table')).toBeNull();
    fireEvent.click(row.getByRole('button', { name: 'Show worksheet' }));
    const lines = within(row.getByRole('table', { name: 'Worksheet: Higher-priced mortgage loan' })).getAllByRole(
      'row',
    );
    expect(lines.map((line) => line.textContent)).toEqual([
      'APR7.500%',
      'APOR, fixed, 30-year, week of 11/16/2026−6.000%',
    ]);
  });

  it('name what is not known', async () => {
    show(() => ({ json: answer }));
    expect(await screen.findByText(/APOR for the week of 11\/16\/2026 is not known/)).toBeInTheDocument();
    expect(screen.getByText('This test is open: Price.')).toBeInTheDocument();
    expect(screen.getAllByText('Not known')).toHaveLength(2);
  });

  it('are not shown to users whom the server does not let see them', async () => {
    show(() => ({ status: 403, json: { error: 'not-authorized', message: 'Not authorized' } }));
    expect(await screen.findByRole('heading', { name: 'Compliance' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Compliance' })).toBeNull());
  });

  it('are not asked for by brokers and correspondents', async () => {
    const calls = show(() => ({ json: answer }), { isPml: true });
    await waitFor(() => expect(calls.some(({ path }) => path.includes('2611051394'))).toBe(true));
    expect(calls.filter(({ path }) => path.endsWith('/compliance'))).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Compliance' })).toBeNull();
  });
});
