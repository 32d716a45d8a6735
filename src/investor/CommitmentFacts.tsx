import { useTranslate } from 'react-admin';
import { commitmentFieldNames, commitmentFields } from '../../domain/investor/commitment-fields';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { useFieldLabels } from '../fields/useFieldLabels';
import { useValueText } from '../fields/useValueText';
import { FactList } from '../ui/FactList';
import { Text } from '../ui/layout/primitives';

/** The commitment of the investor with its adjustments, or that there is none. */
export function CommitmentFacts({ lock }: { readonly lock: InvestorLock }) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const { specText } = useValueText();
  const { commitment, investorName } = lock;
  if (commitment.sInvestorLockRLckdD === null) {
    return (
      <Text as="p" color="text-2">
        {translate('investor.lock.notAllocated')}
      </Text>
    );
  }
  const facts = commitmentFieldNames.map((name) => ({
    key: name,
    label: label(name),
    value:
      name === 'sInvestorRolodexId'
        ? (investorName ?? commitment.sInvestorRolodexId ?? '–')
        : specText(commitmentFields[name], commitment[name]),
  }));
  const adjustments = commitment.adjustments.map(({ description, price }, index) => ({
    key: `adjustment ${index}`,
    label: <bdi>{description}</bdi>,
    value: price,
  }));
  return <FactList groups={adjustments.length > 0 ? [facts, adjustments] : [facts]} />;
}
