import { SectionEdit } from './edit/SectionEdit';
import { assetAnswers, assetList, purchaseCredits } from './layout/asset-layout';
import { AnswersOfBorrowers } from './parts/AnswersOfBorrowers';
import { DraftFigures } from './parts/DraftFigures';
import { GroupSection } from './parts/GroupSection';
import { ListTotals } from './parts/ListTotals';
import { RecordList } from './parts/RecordList';

const figures = [
  'accountAssets',
  'retirementAssets',
  'giftAssets',
  'liquidAssets',
  'illiquidAssets',
  'totalAssets',
] as const;

const totals = ['totalAssets'] as const;

/** /loans/{loanNum}/app/asset: what the borrowers have. */
export function AssetPage() {
  return (
    <SectionEdit section="asset" step="asset" title="asset">
      {() => (
        <>
          <RecordList layout={assetList} foot={<ListTotals keys={totals} />} />
          <GroupSection group={purchaseCredits} />
          <AnswersOfBorrowers group={assetAnswers} />
          <DraftFigures keys={figures} />
        </>
      )}
    </SectionEdit>
  );
}
