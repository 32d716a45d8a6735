import type { ClosingDisclosures } from '../../domain/disclosure/closing/closings.contract';
import { formatDate } from '../../domain/format/date';
import { formatMoney } from '../../domain/format/money';
import { useDisclosuresText } from '../disclosures/public';
import { FactList } from '../ui/FactList';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { useClosingText } from './useClosings';

function Earliest({ day }: { readonly day: ClosingDisclosures['earliest'] }) {
  const { skipsText } = useDisclosuresText();
  if (day === null) return '–';
  return (
    <>
      <bdi>{formatDate(day.date)}</bdi>
      <Note display="block">{skipsText(day.skipped)}</Note>
    </>
  );
}

/** The dates that a Closing Disclosure depends on, what it exceeds, and why it needs a new wait. */
export function ClosingFacts({ closings }: { readonly closings: ClosingDisclosures }) {
  const t = useClosingText();
  const { next, earliest, due, closing } = closings;
  const day = (date: string | null | undefined) => (date ? formatDate(date) : '–');
  const late = earliest !== null && closing !== null && closing < earliest.date;
  return (
    <Section title={t('dates')}>
      <FactList
        wraps
        groups={[
          [
            { label: t('closingDay'), value: day(closing) },
            { label: t('dueDay'), value: day(due?.date) },
            { label: t('earliest'), value: <Earliest day={earliest} /> },
          ],
          [
            { label: t('apr'), value: next.apr === null ? '–' : `${next.apr}%` },
            { label: t('excess'), value: formatMoney(next.excess) },
            { label: t('cured'), value: formatMoney(next.cured) },
          ],
        ]}
      />
      <Stack gap="s2" marginBlockStart="s2">
        {late && (
          <Text as="p" color="bad-text">
            {t('tooEarly')}
          </Text>
        )}
        {next.restarts.map((reason) => (
          <Text as="p" key={reason}>
            {t(`restarts.${reason}`)}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
