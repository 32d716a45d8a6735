import { useEffect, useState } from 'react';
import type { LoanDocument } from '../../domain/loan/document';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { bestOption } from './program-list';

interface Looked {
  /** Program that all rates are asked for; at the start the loan's own. */
  readonly programId: string | undefined;
  /** Rate that the person picked; the best one where none is. */
  readonly rate: string | undefined;
}

/** Which program and rate the person looks at. */
export function useLookedAt(loan: LoanDocument) {
  const [looked, setLooked] = useState<Looked>({
    programId: loan.sLpTemplateId || undefined,
    rate: (loan.sLpTemplateId && loan.sNoteIR) || undefined,
  });
  const [folded, setFolded] = useState(false);
  return {
    ...looked,
    /** The rates of the program are folded away; its price stays explained. */
    folded,
    lookAt: (programId: string): void => {
      if (programId === looked.programId) setFolded(!folded);
      else {
        setLooked({ programId, rate: undefined });
        setFolded(false);
      }
    },
    unfold: (programId: string): void => {
      if (programId !== looked.programId) setLooked({ programId, rate: undefined });
      setFolded(false);
    },
    pick: (rate: string): void => setLooked({ ...looked, rate }),
  };
}

export type LookedAt = ReturnType<typeof useLookedAt>;

export interface Chosen {
  readonly program: ProgramResult;
  readonly option: RateOption;
}

/** The rate that is explained: the picked one, else the program's best. A program that is not offered gives way to the first. */
export function useChosen(looked: LookedAt, offered: readonly ProgramResult[], current: boolean): Chosen | null {
  const { programId, rate, unfold } = looked;
  const program = offered.find(({ lLpTemplateId }) => lLpTemplateId === programId) ?? offered[0];
  const gone = current && program !== undefined && program.lLpTemplateId !== programId;
  useEffect(() => {
    if (gone) unfold(program.lLpTemplateId);
  }, [gone, program, unfold]);
  if (!program) return null;
  const option = program.RateOption.find(({ Rate }) => Rate === rate) ?? bestOption(program);
  return option ? { program, option } : null;
}
