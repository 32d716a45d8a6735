import type { FigureKey } from '../../../domain/application/figures/figure-keys';
import { useDraftLoan } from '../edit/draft';
import { useLinkOfPlace } from '../edit/useLinkOfPlace';
import { SectionFigures } from '../figures/SectionFigures';

/** The figures that a page adds to, of what is typed. The strip at the top tells what changed. */
export function DraftFigures({ keys }: { readonly keys: readonly FigureKey[] }) {
  return <SectionFigures keys={keys} loan={useDraftLoan()} linkOf={useLinkOfPlace()} quiet />;
}
