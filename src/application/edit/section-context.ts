import { createContext, useContext } from 'react';
import type { LoanDocument } from '../../../domain/loan/document';

/** What the parts of a section's form need of the page around. */
export interface SectionPlace {
  readonly loan: LoanDocument;
  readonly loanNum: string;
  readonly readOnly: boolean;
}

const Context = createContext<SectionPlace | null>(null);

export const SectionProvider = Context.Provider;

export function useSection(): SectionPlace {
  const place = useContext(Context);
  if (!place) throw new Error('There is no section around.');
  return place;
}
