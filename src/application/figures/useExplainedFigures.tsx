import { type ReactNode, useState } from 'react';
import type { Figure } from '../../../domain/application/figures/figure';
import type { Figures } from '../../../domain/application/figures/figures';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { FigureButton } from './FigureButton';
import { FigureExplanation } from './FigureExplanation';
import { FigureNews } from './FigureNews';
import { type FigureId, idOf } from './figure-id';
import { useFigureNews } from './useFigureNews';

export interface ExplainedProps {
  /** The loan, with what is typed where a form is open. */
  readonly loan: NewLoanDocument;
  /** Where the field of a place is entered; undefined where it cannot be reached. */
  readonly linkOf: (place: string) => string | undefined;
  /** Other figures of the page already tell what changed. */
  readonly quiet?: boolean;
}

interface Options extends ExplainedProps {
  readonly figures: Figures;
  /** Those on screen. */
  readonly shown: readonly Figure[];
}

/** Figures as buttons that explain themselves, marked and told when they change. */
export function useExplainedFigures({ loan, linkOf, quiet, figures, shown }: Options) {
  const [id, setId] = useState<FigureId>();
  const [open, setOpen] = useState(false);
  const { changed, told } = useFigureNews(shown);
  const button = (figure: Figure): ReactNode => {
    const own = idOf(figure);
    const explain = (): void => {
      setId(own);
      setOpen(true);
    };
    return <FigureButton figure={figure} changed={changed.has(own)} onOpen={explain} />;
  };
  const around = (
    <>
      {!quiet && <FigureNews told={told} />}
      <FigureExplanation
        loan={loan}
        figures={figures}
        id={id}
        open={open}
        onClose={() => setOpen(false)}
        linkOf={linkOf}
      />
    </>
  );
  return { button, around };
}
