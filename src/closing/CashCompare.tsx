import type { ClosingDisclosures } from '../../domain/disclosure/closing/closings.contract';
import { ownValue } from '../../domain/tables/own-value';
import { block, heads, plainRow } from '../ui/layout/phone-cards';
import { Box, Note, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { ClosingTable } from './ClosingTable';
import { useClosingText } from './useClosings';

/** The form's own wording without the marks of what is bold. */
const plain = (text: string): string => text.replaceAll('**', '');

/** The last line, as the forms label it: the one without a seller says to or from whom. */
const totals = { '': 'Cash to Close', to: 'Cash to Close To Borrower', from: 'Cash to Close From Borrower' } as const;

/** Calculating Cash to Close as the form prints it, in English, with what has changed since the Loan Estimate. */
export function CashCompare({ cash }: { readonly cash: NonNullable<ClosingDisclosures['next']['cash']> }) {
  const t = useClosingText();
  return (
    <Section title={t('cash')} flush>
      <ClosingTable>
        <Box as="thead" belowSm={heads}>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col" data-numeric>
              {t('estimate')}
            </th>
            <th scope="col" data-numeric>
              {t('final')}
            </th>
            <th scope="col">{t('changed')}</th>
          </tr>
        </Box>
        <Box as="tbody" belowSm={block}>
          {cash.rows.map(({ label, estimate, final, changed, reasons }) => (
            <Box as="tr" key={label} belowSm={plainRow.card}>
              <Box as="th" scope="row" belowSm={plainRow.value}>
                <span lang="en" dir="ltr">
                  {label}
                  {reasons.length > 0 && (
                    <Note display="block" weight={400}>
                      {reasons.map(plain).join(' · ')}
                    </Note>
                  )}
                </span>
              </Box>
              <Box as="td" data-numeric data-label={t('estimate')} belowSm={plainRow.value}>
                <bdi dir="ltr">{estimate || '–'}</bdi>
              </Box>
              <Box as="td" data-numeric data-label={t('final')} belowSm={plainRow.value}>
                <bdi dir="ltr">{final}</bdi>
              </Box>
              <Box as="td" data-label={t('changed')} belowSm={plainRow.value}>
                <span lang="en" dir="ltr">
                  {changed || '–'}
                </span>
              </Box>
            </Box>
          ))}
        </Box>
        <Box as="tfoot" belowSm={block}>
          <Box as="tr" belowSm={plainRow.card}>
            <Box as="th" scope="row" belowSm={plainRow.value}>
              <Text weight={600} lang="en" dir="ltr">
                {ownValue(totals, cash.finalIs) ?? totals['']}
              </Text>
            </Box>
            <Box as="td" data-numeric data-label={t('estimate')} belowSm={plainRow.value}>
              <bdi dir="ltr">{cash.estimate || '–'}</bdi>
            </Box>
            <Box as="td" data-numeric data-label={t('final')} belowSm={plainRow.value}>
              <Text weight={600}>
                <bdi dir="ltr">{cash.final}</bdi>
              </Text>
            </Box>
            <Box as="td" belowSm={{ display: 'none' }} />
          </Box>
        </Box>
      </ClosingTable>
    </Section>
  );
}
