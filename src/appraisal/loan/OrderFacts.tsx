import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatDate } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import { formatPhone } from '../../../domain/format/phone';
import { type Fact, FactList } from '../../ui/FactList';
import { Section } from '../../ui/Section';
import { useAppraisalText } from './useAppraisalText';

/** What was ordered, for which property, and who opens the door. */
export function OrderFacts({ one }: { readonly one: AppraisalSummary }) {
  const { t, facts, instant } = useAppraisalText();
  const { input, propertyAddress: at, requesterComp: by } = one;
  const order: Fact[] = [
    { label: t('type'), value: one.type === null ? '' : t(`types.${one.type}`) },
    { label: t('form'), value: facts([input?.form, input?.isRush && t('rush')]) },
    { label: t('company'), value: one.company?.name ?? '' },
    { label: t('number'), value: one.number ?? '' },
    { label: t('fee'), value: one.chargedAmt ? formatMoney(one.chargedAmt) : t('quoted') },
    ...(input ? [{ label: t('payer'), value: t(`payers.${input.payer}`) }] : []),
    { label: t('due'), value: formatDate(one.dueOn) },
    { label: t('inspection'), value: one.inspectionAt ? instant(one.inspectionAt) : '' },
    { label: t('appraiser'), value: one.appraiser ?? '' },
  ];
  const places: Fact[] = [
    {
      label: t('property'),
      value: [[at.street, at.unit].filter(Boolean).join(' '), at.city, `${at.state} ${at.zipcode}`].join(', '),
    },
    { label: t('borrower'), value: one.borrower.name },
    { label: t('requester'), value: facts([by.name, by.phone && formatPhone(by.phone)]) },
    ...(input
      ? [
          {
            label: t('access'),
            value: facts([
              t(`accessKinds.${input.access.kind}`),
              input.access.name,
              input.access.phone && formatPhone(input.access.phone),
            ]),
          },
        ]
      : []),
    ...(input?.instructions ? [{ label: t('instructions'), value: input.instructions }] : []),
  ];
  return (
    <Section title={t('order')}>
      <FactList groups={[order, places]} wraps />
    </Section>
  );
}
