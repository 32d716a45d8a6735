import type { Calculation } from '../../../domain/application/calculations/calculation';
import {
  type CalculationKey,
  manyCalculations,
  singleCalculations,
} from '../../../domain/application/calculations/calculation-keys';
import { type Calculations, calculationList } from '../../../domain/application/calculations/calculations';

/** Which figure of a loan is meant, from one change of the loan to the next: `ltv`, `propertyRent r1`. */
export type CalculationId = string;

export const calculationId = (key: CalculationKey, of?: string): CalculationId =>
  of === undefined ? key : `${key} ${of}`;

export const idOf = ({ key, of }: Calculation): CalculationId => calculationId(key, of?.id);

/** The figure of this name as it is now; undefined once its borrower or property is gone. */
export function findCalculation(calculations: Calculations, id: CalculationId | undefined): Calculation | undefined {
  return calculationList(calculations, [...singleCalculations, ...manyCalculations]).find(
    (calculation) => idOf(calculation) === id,
  );
}
