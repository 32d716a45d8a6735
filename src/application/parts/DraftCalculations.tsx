import type { CalculationKey } from '../../../domain/application/calculations/calculation-keys';
import { SectionCalculations } from '../calculations/SectionCalculations';
import { useDraftLoan } from '../edit/draft';
import { useFieldLink } from '../edit/useFieldLink';

/** The calculations that a page contributes to, based on the draft. The strip at the top announces changes. */
export function DraftCalculations({ keys }: { readonly keys: readonly CalculationKey[] }) {
  return <SectionCalculations keys={keys} loan={useDraftLoan()} linkOf={useFieldLink()} quiet />;
}
