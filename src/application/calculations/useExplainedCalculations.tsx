import { type ReactNode, useState } from 'react';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import type { Calculations } from '../../../domain/application/calculations/calculations';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { CalculationButton } from './CalculationButton';
import { CalculationExplanation } from './CalculationExplanation';
import { CalculationNews } from './CalculationNews';
import { type CalculationId, idOf } from './calculation-id';
import { useCalculationNews } from './useCalculationNews';

export interface ExplainedProps {
  /** The loan, with what is typed where a form is open. */
  readonly loan: NewLoanDocument;
  /** Where the field of a place is entered; undefined where it cannot be reached. */
  readonly linkOf: (path: string) => string | undefined;
  /** Other figures of the page already tell what changed. */
  readonly quiet?: boolean;
}

interface Options extends ExplainedProps {
  readonly calculations: Calculations;
  /** Those on screen. */
  readonly shown: readonly Calculation[];
}

/** Figures as buttons that explain themselves, marked and told when they change. */
export function useExplainedCalculations({ loan, linkOf, quiet, calculations, shown }: Options) {
  const [id, setId] = useState<CalculationId>();
  const [open, setOpen] = useState(false);
  const { changed, told } = useCalculationNews(shown);
  const button = (calculation: Calculation): ReactNode => {
    const own = idOf(calculation);
    const explain = (): void => {
      setId(own);
      setOpen(true);
    };
    return <CalculationButton calculation={calculation} changed={changed.has(own)} onOpen={explain} />;
  };
  const around = (
    <>
      {!quiet && <CalculationNews told={told} />}
      <CalculationExplanation
        loan={loan}
        calculations={calculations}
        id={id}
        open={open}
        onClose={() => setOpen(false)}
        linkOf={linkOf}
      />
    </>
  );
  return { button, around };
}
