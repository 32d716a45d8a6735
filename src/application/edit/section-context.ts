import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { SectionValues } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';

/** A section of the loan as a React-Admin record. Its ID is the loan number. */
export type SectionRecord = SectionValues & RaRecord<string>;

/** What the parts of a section form need from the page. */
export interface SectionAddress {
  readonly loan: LoanDocument;
  readonly loanNum: string;
  readonly readOnly: boolean;
}

const Context = createContext<SectionAddress | null>(null);

export const SectionProvider = Context.Provider;

export function useSection(): SectionAddress {
  const path = useContext(Context);
  if (!path) throw new Error('Use this inside a section.');
  return path;
}
