import type { HousingCost } from '../../domain/loan/housing-costs';
import { Note } from '../ui/layout/primitives';
import { lackKey } from './housing-lacks';
import { usePricingText } from './usePricingText';

interface Props {
  readonly label: string;
  readonly lacks: readonly HousingCost[] | undefined;
}

/** The label of a payment, with the costs that it lacks. */
export function LabelWithNote({ label, lacks }: Props) {
  const { t } = usePricingText();
  const key = lackKey(lacks);
  return (
    <>
      {label}
      {key !== 'full' && <Note as="small"> {t(`lacks.${key}`)}</Note>}
    </>
  );
}
