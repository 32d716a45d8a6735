import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { draftLoan } from '../../../domain/application/change/draft';
import type { LoanDocument } from '../../../domain/loan/document';

const Draft = createContext<LoanDocument | null>(null);

/**
 * Computes the loan with unsaved edits, deferred so that typing stays responsive. The first view shows the loan as it is stored:
 * to compute it again would take a tenth of the time until then.
 */
export function DraftProvider({ loan, children }: { readonly loan: LoanDocument; readonly children: ReactNode }) {
  const typed = useDeferredValue<Record<string, unknown> | null>(useWatch(), null);
  const draft = useMemo(() => (typed ? draftLoan(loan, typed) : loan), [loan, typed]);
  return <Draft.Provider value={draft}>{children}</Draft.Provider>;
}

/** The loan with the surrounding form's unsaved edits and all computed values. */
export function useDraftLoan(): LoanDocument {
  const draft = useContext(Draft);
  if (!draft) throw new Error('There is no draft around.');
  return draft;
}
