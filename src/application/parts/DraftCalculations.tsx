import type { CalculationKey } from '../../../domain/application/calculations/calculation-keys';
import { SectionCalculations } from '../calculations/SectionCalculations';
import { useDraftLoan } from '../edit/draft';
import { useFieldLink } from '../edit/useFieldLink';

/** The figures that a page adds to, of what is typed. The strip at the top tells what changed. */
export function DraftCalculations({ keys }: { readonly keys: readonly CalculationKey[] }) {
  return <SectionCalculations keys={keys} loan={useDraftLoan()} linkOf={useFieldLink()} quiet />;
}
