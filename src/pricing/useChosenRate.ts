import { useEffect, useState } from 'react';
import type { LoanDocument } from '../../domain/loan/document';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { bestOption } from './program-list';

interface Focus {
  /** Program that all rates are asked for; at the start the loan's own. */
  readonly programId: string | undefined;
  /** Rate that the person picked; the best one where none is. */
  readonly rate: string | undefined;
}

/** The program and the rate in focus on the price list. */
export function useProgramFocus(loan: LoanDocument) {
  const [focus, setFocus] = useState<Focus>({
    programId: loan.sLpTemplateId || undefined,
    rate: (loan.sLpTemplateId && loan.sNoteIR) || undefined,
  });
  const [folded, setFolded] = useState(false);
  return {
    ...focus,
    /** The rates of the program are folded away; its price stays explained. */
    folded,
    toggle: (programId: string): void => {
      if (programId === focus.programId) setFolded(!folded);
      else {
        setFocus({ programId, rate: undefined });
        setFolded(false);
      }
    },
    unfold: (programId: string): void => {
      if (programId !== focus.programId) setFocus({ programId, rate: undefined });
      setFolded(false);
    },
    pick: (rate: string): void => setFocus({ ...focus, rate }),
  };
}

export type ProgramFocus = ReturnType<typeof useProgramFocus>;

export interface Chosen {
  readonly program: ProgramResult;
  readonly option: RateOption;
}

/** The rate that is explained: the picked one, else the program's best. A program that is not offered gives way to the first. */
export function useChosen(focus: ProgramFocus, offered: readonly ProgramResult[], current: boolean): Chosen | null {
  const { programId, rate, unfold } = focus;
  const program = offered.find(({ lLpTemplateId }) => lLpTemplateId === programId) ?? offered[0];
  const gone = current && program !== undefined && program.lLpTemplateId !== programId;
  useEffect(() => {
    if (gone) unfold(program.lLpTemplateId);
  }, [gone, program, unfold]);
  if (!program) return null;
  const option = program.RateOption.find(({ Rate }) => Rate === rate) ?? bestOption(program);
  return option ? { program, option } : null;
}
