import { lazy, Suspense } from 'react';
import { mayChooseProgram } from '../../../domain/pricing/may-choose-program';
import { loadParts } from '../../providers/i18n/portal-i18n';
import { useLosOffers } from '../lender';
import { RegionBoundary } from '../states/RegionBoundary';
import { useLoan } from './useLoan';

const PriceStrip = lazy(async () => {
  const [{ PriceStrip: default_ }] = await Promise.all([import('../../pricing/public'), loadParts(['pricing'])]);
  return { default: default_ };
});

/** Says on every page of a loan that its price is out of date, while a program can still be chosen. */
export function LoanPriceStrip() {
  const { loan } = useLoan();
  const hasPricing = useLosOffers('pricing');
  if (!loan?.sLpTemplateNm || !hasPricing || !mayChooseProgram(loan)) return null;
  return (
    <RegionBoundary>
      <Suspense fallback={null}>
        <PriceStrip loan={loan} />
      </Suspense>
    </RegionBoundary>
  );
}
