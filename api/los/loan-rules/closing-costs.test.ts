import { describe, expect, it } from 'vitest';
import type { ClosingChange } from '../../../domain/fees/closing-records.schemas';
import { estimatedLines } from '../../../domain/fees/estimates';
import { expensesOf } from '../../../domain/fees/expenses';
import { worksheetOf } from '../../../domain/fees/worksheet';
import { emptyDocument, type LoanDocument } from '../../../domain/loan/document';
import { withClosingCosts } from './closing-costs';

const loan: LoanDocument = {
  ...emptyDocument(),
  ...{ sLNm: '2611040001', version: 3, sStatusT: '0', sSchedDueD1: '2027-07-01', sPropertyTaxDueD: '2026-12-10' },
  ...{ sProRealETx: '130.00', sProHazIns: '100.00', sHazInsDueD: '2027-05-01' },
};
const disclosed: LoanDocument = {
  ...loan,
  loanEstimates: [
    {
      ...{ id: '1', number: 1, issued: '2026-11-02', by: 'Ida Holm', lenderCredit: '0.00', covers: null, reason: null },
      lines: estimatedLines(worksheetOf(loan)),
      cashToClose: null,
    },
  ],
};
let made = 0;
const newId = (): string => {
  made += 1;
  return `los-${made}`;
};
type Expenses = NonNullable<ClosingChange['lists']['hexps']>;
const save = (stored: LoanDocument, hexps: readonly object[]): LoanDocument =>
  withClosingCosts(stored, { version: 3, lists: { hexps: hexps as unknown as Expenses }, values: {} }, newId);
const escrowIds = (of: LoanDocument) =>
  worksheetOf(of).lines.flatMap(({ id, source }) => (source === 'escrow' ? [id] : []));
const disclosedIds = estimatedLines(worksheetOf(loan)).flatMap(({ id }) => (id.startsWith('escrow:') ? [id] : []));

describe('housing expenses that are saved', () => {
  it('keep the IDs under which their escrow was disclosed before they were stored', () => {
    expect(disclosedIds).toHaveLength(2);
    expect(escrowIds(save(disclosed, expensesOf(disclosed)))).toEqual(disclosedIds);
  });

  it('get that ID again when they are removed and entered again', () => {
    const [tax, hazard] = expensesOf(disclosed);
    const without = save(disclosed, [hazard ?? {}]);
    expect(escrowIds(without)).toEqual(disclosedIds.slice(1));
    expect(escrowIds(save(without, [hazard ?? {}, { ...tax, id: 'new-1' }])).sort()).toEqual([...disclosedIds].sort());
    const stored = { ...disclosed, hexps: [{ ...tax, id: 'los-tax' }] } as LoanDocument;
    const estimated = {
      ...stored,
      loanEstimates: [{ ...disclosed.loanEstimates?.[0], lines: estimatedLines(worksheetOf(stored)) }],
    } as LoanDocument;
    expect(save(estimated, [{ ...tax, id: 'new-2' }]).hexps?.[0]?.id).toBe('los-tax');
  });

  it('are of the LOS if another expense has the ID', () => {
    const [tax] = expensesOf(disclosed);
    const ids = save(disclosed, [tax ?? {}, { ...tax, id: 'new-3', Description: 'School district' }]).hexps;
    expect(ids?.map(({ id }) => id)).toEqual(['tax', expect.stringMatching(/^los-/)]);
  });

  it('cost nothing any more once they are removed', () => {
    const [tax, hazard] = expensesOf(disclosed);
    const without = save(disclosed, [tax ?? {}]);
    expect(without).toMatchObject({ sProRealETx: '130.00', sProHazIns: '0.00' });
    expect(expensesOf(without).map(({ type }) => type)).toEqual(['tax']);
    expect(save(disclosed, [tax ?? {}, hazard ?? {}])).toMatchObject({ sProHazIns: '100.00' });
  });
});
