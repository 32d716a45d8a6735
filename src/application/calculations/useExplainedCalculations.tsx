import { type ReactNode, useState } from 'react';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import type { Calculations } from '../../../domain/application/calculations/calculations';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { CalculationAnnouncement } from './CalculationAnnouncement';
import { CalculationButton } from './CalculationButton';
import { CalculationExplanation } from './CalculationExplanation';
import { type CalculationId, idOf } from './calculation-id';
import { useCalculationAnnouncement } from './useCalculationAnnouncement';

export interface ExplainedProps {
  /** The loan, including unsaved edits of an open form. */
  readonly loan: NewLoanDocument;
  /** URL of the page where a field is edited; undefined if there is none. */
  readonly linkOf: (path: string) => string | undefined;
  /** Other calculations on the page already announce changes. */
  readonly quiet?: boolean;
}

interface Options extends ExplainedProps {
  readonly calculations: Calculations;
  /** The calculations on the page. */
  readonly shown: readonly Calculation[];
}

/** Calculations as buttons that open their explanations, highlighted and announced when they change. */
export function useExplainedCalculations({ loan, linkOf, quiet, calculations, shown }: Options) {
  const [id, setId] = useState<CalculationId>();
  const [open, setOpen] = useState(false);
  const { changed, announced } = useCalculationAnnouncement(shown);
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
      {!quiet && <CalculationAnnouncement announced={announced} />}
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
