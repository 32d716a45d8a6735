import type { ProgramResult } from '../../../domain/pricing/pricing.schemas';
import { bestOption, eligible } from '../program-list';
import type { Chosen, ProgramFocus } from '../useChosenRate';
import type { QuoteChoice } from './RateQuoteDialog';

/** The rate that a page explains: the chosen or the best one of the focused program, else of the first that is offered. */
export function explainedRate(programs: readonly ProgramResult[], { programId, rate }: ProgramFocus): Chosen | null {
  const all = eligible(programs);
  const program = all.find(({ lLpTemplateId }) => lLpTemplateId === programId) ?? all[0];
  const option = program && (program.RateOption.find(({ Rate }) => Rate === rate) ?? bestOption(program));
  return program && option ? { program, option } : null;
}

/** What a page can quote: the explained rate, the other rates of its program that are known, and the best rate of each other program. */
export function quoteChoices(programs: readonly ProgramResult[], focus: ProgramFocus): QuoteChoice[] {
  const all = eligible(programs);
  const choice = (program: ProgramResult, option = bestOption(program)): QuoteChoice[] =>
    option
      ? [{ lLpTemplateId: program.lLpTemplateId, program: program.Name, rate: option.Rate, cost: option.Cost }]
      : [];
  const found = explainedRate(programs, focus);
  if (!found) return [];
  const { program: focused, option: explained } = found;
  const others = focused.RateOption.filter((option) => option !== explained);
  return [
    ...choice(focused, explained),
    ...all.filter((program) => program !== focused).flatMap((program) => choice(program)),
    ...others.flatMap((option) => choice(focused, option)),
  ];
}
