import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../domain/loan/document';
import type { SigningKind } from '../../domain/signing/signing-kinds';
import { dayOfStep } from './day-of-step';
import type { WholePackage } from './signing.queries';

const loan = {
  applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist', aCFirstNm: 'Emre', aCLastNm: 'Şahin' }],
  loanEstimates: [{ number: 1, documentId: 'le' }],
  closingDisclosures: [{ number: 1, documentId: 'cd' }],
} as unknown as LoanDocument;

interface Signer {
  readonly name: string;
  /** When they opened each document that they have; null for one that they have not opened. */
  readonly opened: Readonly<Record<string, string | null>>;
  readonly signed?: string;
}

const on = (day: string | null | undefined): Date | null => (day ? new Date(`${day}T18:00:00Z`) : null);

/** A package of a disclosure and a notice. */
const packageOf = (kind: SigningKind, signers: readonly Signer[]): WholePackage =>
  ({
    row: { kind },
    documents: ['notice', 'le', 'cd'].map((id) => ({ id, file_id: id })),
    signers: signers.map(({ name, signed }, at) => ({ id: `${at}`, name, signed_at: on(signed) })),
    turns: signers.flatMap(({ opened }, at) =>
      Object.entries(opened).map(([id, day]) => ({ signer_id: `${at}`, document_id: id, opened_at: on(day) })),
    ),
  }) as unknown as WholePackage;

const ruta = (opened: Signer['opened'], signed?: string): Signer => ({
  ...{ name: 'Ruta Lindqvist', opened },
  ...(signed && { signed }),
});
const emre = (opened: Signer['opened'], signed?: string): Signer => ({ ...ruta(opened, signed), name: 'emre sahin' });
const dayOf = (kind: SigningKind, signers: readonly Signer[], step: 'received' | 'signed' = 'received') =>
  dayOfStep(loan, packageOf(kind, signers), step);

describe('a Closing Disclosure in a package', () => {
  it('is received once each borrower has opened it, whatever else they opened', () => {
    const unopened = { cd: null, notice: '2026-11-20' };
    expect(dayOf('closing-disclosure', [ruta(unopened), emre(unopened)])).toBeUndefined();
    expect(dayOf('closing-disclosure', [ruta({ cd: '2026-11-20' }), emre(unopened)])).toBeUndefined();
    expect(dayOf('closing-disclosure', [ruta({ cd: '2026-11-20' }), emre({ cd: '2026-11-23' })])).toBe('2026-11-23');
  });

  it('is neither received nor signed by a borrower who did not get it', () => {
    const [one, other] = [{ cd: '2026-11-20' }, { notice: '2026-11-20' }];
    for (const step of ['received', 'signed'] as const) {
      expect(dayOf('closing-disclosure', [ruta(one, '2026-11-20'), emre(other, '2026-11-20')], step)).toBeUndefined();
      expect(dayOf('closing-disclosure', [ruta(one, '2026-11-20'), ruta(one, '2026-11-20')], step)).toBeUndefined();
      expect(dayOf('closing-disclosure', [ruta(one, '2026-11-20'), emre(one, '2026-11-21')], step)).toBe(
        step === 'signed' ? '2026-11-21' : '2026-11-20',
      );
    }
  });
});

describe('a Loan Estimate in a package', () => {
  it('is received once one borrower has opened it, and signed once all who have it signed', () => {
    const kind = 'initial-disclosures';
    expect(dayOf(kind, [ruta({ le: null, notice: '2026-11-20' })])).toBeUndefined();
    const both = [ruta({ le: '2026-11-23' }, '2026-11-24'), emre({ le: '2026-11-20' })];
    expect(dayOf(kind, both)).toBe('2026-11-20');
    expect(dayOf(kind, both, 'signed')).toBeUndefined();
    expect(dayOf('other', both)).toBeUndefined();
  });
});
