import type { Figure } from '../../../domain/application/figures/figure';
import { type FigureKey, manyFigures, singleFigures } from '../../../domain/application/figures/figure-keys';
import { type Figures, figureList } from '../../../domain/application/figures/figures';

/** Which figure of a loan is meant, from one change of the loan to the next: `ltv`, `propertyRent r1`. */
export type FigureId = string;

export const figureId = (key: FigureKey, of?: string): FigureId => (of === undefined ? key : `${key} ${of}`);

export const idOf = ({ key, of }: Figure): FigureId => figureId(key, of?.id);

/** The figure of this name as it is now; undefined once its borrower or property is gone. */
export function findFigure(figures: Figures, id: FigureId | undefined): Figure | undefined {
  return figureList(figures, [...singleFigures, ...manyFigures]).find((figure) => idOf(figure) === id);
}
