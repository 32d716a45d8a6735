import { Suspense, useDeferredValue } from 'react';
import { mayChooseProgram } from '../../../domain/pricing/may-choose-program';
import { onDemand } from '../../providers/chunks/on-demand';
import { loadParts } from '../../providers/i18n/portal-i18n';
import { useLosOffers } from '../lender';
import { RegionBoundary } from '../states/RegionBoundary';
import { useLoan } from './useLoan';

const PriceStrip = onDemand('PriceStrip', async () => {
  const [pricing] = await Promise.all([import('../../pricing/public'), loadParts(['pricing', 'fields', 'codes'])]);
  return pricing.PriceStrip;
});

/** Says on every page of a loan that its price is out of date, while a program can still be chosen. */
export function LoanPriceStrip() {
  const { loan } = useLoan();
  const hasPricing = useLosOffers('pricing');
  // Loaded when the page is painted.
  const isPainted = useDeferredValue(true, false);
  if (!isPainted || !loan?.sLpTemplateNm || !hasPricing || !mayChooseProgram(loan)) return null;
  return (
    <RegionBoundary>
      <Suspense fallback={null}>
        <PriceStrip loan={loan} />
      </Suspense>
    </RegionBoundary>
  );
}
