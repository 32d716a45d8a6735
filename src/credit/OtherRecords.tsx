import type { CreditReportData } from '../../domain/credit/report.schemas';
import { formatMoney } from '../../domain/format/money';
import type { LoanDocument } from '../../domain/loan/document';
import { FactList } from '../ui/FactList';
import { Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { creditDate } from './ScoreSection';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loan: LoanDocument;
  readonly report: CreditReportData;
}

/** Public records, inquiries, and how the borrowers reach the bureaus. */
export function OtherRecords({ loan, report }: Props) {
  const { t, name, names } = useCreditText();
  const none = (
    <Text as="p" color="text-2">
      {t('none')}
    </Text>
  );
  return (
    <Stack gap="s4" fromLg={{ columns: 'repeat(3, minmax(0, 1fr))' }} align="start">
      <Section title={t('publicRecords')}>
        {report.publicRecords.length === 0
          ? none
          : report.publicRecords.map((record) => (
              <FactList
                key={record.id}
                wraps
                groups={[
                  [
                    { label: t(`records.${record.kind}`), value: names(loan, record.owners) },
                    { label: record.court || t('court'), value: creditDate(record.filed) },
                    { label: record.disposition, value: formatMoney(record.amount) },
                  ],
                ]}
              />
            ))}
      </Section>
      <Section title={t('inquiries')}>
        {report.inquiries.length === 0 ? (
          none
        ) : (
          <FactList
            wraps
            groups={[
              report.inquiries.map((inquiry, index) => ({
                key: `${index}`,
                label: inquiry.name,
                value: `${name(loan, inquiry.owner)} · ${creditDate(inquiry.date)}`,
              })),
            ]}
          />
        )}
      </Section>
      <Section title={t('referrals')}>
        {report.referrals.map((referral) => (
          <FactList
            key={referral.name}
            wraps
            groups={[[{ label: referral.name, value: [referral.address, referral.phone].filter(Boolean).join(' · ') }]]}
          />
        ))}
      </Section>
    </Stack>
  );
}
