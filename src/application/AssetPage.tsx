import { SectionEdit } from './edit/SectionEdit';
import { assetAnswers, assetList, purchaseCredits } from './layout/asset-layout';
import { AnswersOfBorrowers } from './parts/AnswersOfBorrowers';
import { DraftCalculations } from './parts/DraftCalculations';
import { EntryList } from './parts/EntryList';
import { GroupSection } from './parts/GroupSection';
import { ListTotals } from './parts/ListTotals';

const figures = [
  'accountAssets',
  'retirementAssets',
  'giftAssets',
  'liquidAssets',
  'illiquidAssets',
  'totalAssets',
  'reserves',
  'reserveMonths',
  'requiredReserves',
  'reserveMargin',
] as const;

const totals = ['totalAssets'] as const;

/** /loans/{loanNum}/app/asset: the borrowers' assets. */
export function AssetPage() {
  return (
    <SectionEdit section="asset" step="asset" title="asset">
      {() => (
        <>
          <EntryList layout={assetList} foot={<ListTotals keys={totals} />} />
          <GroupSection group={purchaseCredits} />
          <AnswersOfBorrowers group={assetAnswers} />
          <DraftCalculations keys={figures} />
        </>
      )}
    </SectionEdit>
  );
}
