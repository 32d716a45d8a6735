import type { ClosingDisclosures } from '../../domain/disclosure/closing/closings.contract';
import { Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { useClosingText } from './useClosings';

/** The form's own wording without the marks of what is bold. */
const plain = (text: string): string => text.replaceAll('**', '');

/** Calculating Cash to Close as the form prints it, in English, with what has changed since the Loan Estimate. */
export function CashCompare({ cash }: { readonly cash: NonNullable<ClosingDisclosures['next']['cash']> }) {
  const t = useClosingText();
  return (
    <Section title={t('cash')} flush>
      <Table cells={{ paddingBlock: 's2', paddingInline: 's1', verticalAlign: 'top' }} edge="s4">
        <thead>
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
        </thead>
        <tbody>
          {cash.rows.map(({ label, estimate, final, changed, reasons }) => (
            <tr key={label}>
              <th scope="row">
                <span lang="en" dir="ltr">
                  {label}
                </span>
              </th>
              <td data-numeric>
                <bdi dir="ltr">{estimate || '–'}</bdi>
              </td>
              <td data-numeric>
                <bdi dir="ltr">{final}</bdi>
              </td>
              <td lang="en" dir="ltr">
                {[changed, ...reasons.map(plain)].filter(Boolean).join(' · ') || '–'}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Text weight={600}>{t(cash.finalIs === 'to' ? 'cashToBorrower' : 'cashToClose')}</Text>
            </th>
            <td data-numeric>
              <bdi dir="ltr">{cash.estimate || '–'}</bdi>
            </td>
            <td data-numeric>
              <Text weight={600}>
                <bdi dir="ltr">{cash.final}</bdi>
              </Text>
            </td>
            <td />
          </tr>
        </tfoot>
      </Table>
    </Section>
  );
}
