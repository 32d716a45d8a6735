import { useEffect, useState } from 'react';
import type { LoanDocument } from '../../domain/loan/document';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { bestOption } from './program-list';

interface Focus {
  /** Program to load all rates for, initially the loan's own. */
  readonly programId: string | undefined;
  /** Rate the user selected. Default: the best one. */
  readonly rate: string | undefined;
}

/** The focused program and rate of the price list. */
export function useProgramFocus(loan: LoanDocument) {
  const [focus, setFocus] = useState<Focus>({
    programId: loan.sLpTemplateId || undefined,
    rate: (loan.sLpTemplateId && loan.sNoteIR) || undefined,
  });
  const [folded, setFolded] = useState(false);
  return {
    ...focus,
    /** The program's rates are collapsed, but its price stays explained. */
    folded,
    toggle: (programId: string): void => {
      if (programId === focus.programId) setFolded(!folded);
      else {
        setFocus({ programId, rate: undefined });
        setFolded(false);
      }
    },
    expand: (programId: string): void => {
      if (programId !== focus.programId) setFocus({ programId, rate: undefined });
      setFolded(false);
    },
    choose: (programId: string, rate: string): void => {
      setFocus({ programId, rate });
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

/** The rate to explain: the selected or the best one. Falls back to the first program if the focused one is not offered. */
export function useChosen(focus: ProgramFocus, offered: readonly ProgramResult[], current: boolean): Chosen | null {
  const { programId, rate, expand } = focus;
  const program = offered.find(({ lLpTemplateId }) => lLpTemplateId === programId) ?? offered[0];
  const gone = current && program !== undefined && program.lLpTemplateId !== programId;
  useEffect(() => {
    if (gone) expand(program.lLpTemplateId);
  }, [gone, program, expand]);
  if (!program) return null;
  const option = program.RateOption.find(({ Rate }) => Rate === rate) ?? bestOption(program);
  return option ? { program, option } : null;
}
