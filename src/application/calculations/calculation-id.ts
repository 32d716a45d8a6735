import type { Calculation } from '../../../domain/application/calculations/calculation';
import {
  type CalculationKey,
  manyCalculations,
  singleCalculations,
} from '../../../domain/application/calculations/calculation-keys';
import { type Calculations, calculationList } from '../../../domain/application/calculations/calculations';

/** Identifies a calculation across changes of the loan: `ltv`, `propertyRent r1`. */
export type CalculationId = string;

export const calculationId = (key: CalculationKey, of?: string): CalculationId =>
  of === undefined ? key : `${key} ${of}`;

export const idOf = ({ key, of }: Calculation): CalculationId => calculationId(key, of?.id);

/** The current calculation with this ID; undefined if its borrower or property has been removed. */
export function findCalculation(calculations: Calculations, id: CalculationId | undefined): Calculation | undefined {
  return calculationList(calculations, [...singleCalculations, ...manyCalculations]).find(
    (calculation) => idOf(calculation) === id,
  );
}
