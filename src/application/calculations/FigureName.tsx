import type { Calculation } from '../../../domain/application/calculations/calculation';
import { Note } from '../../ui/layout/primitives';
import { useCalculationText } from './useCalculationText';

/** The name of a figure; one that lacks costs of the home says so: a ratio is an estimate, a payment names what it is without. */
export function FigureName({ calculation }: { readonly calculation: Calculation }) {
  const { t, nameOf } = useCalculationText();
  const { value, kind, lacks = [] } = calculation;
  const [only, more] = lacks;
  const mark = kind === 'percent' ? 'estimated' : more === undefined ? only : 'both';
  return (
    <>
      {nameOf(calculation)}
      {value !== undefined && only !== undefined && <Note as="small"> {t(`lacks.${mark}`)}</Note>}
    </>
  );
}
