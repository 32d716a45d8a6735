import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { Program } from '../../../domain/pricing/program';
import { useValueText } from '../../fields/useValueText';
import { useFormats } from '../../providers/i18n/useFormats';
import { FactList } from '../../ui/FactList';
import { Box } from '../../ui/layout/primitives';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { Section } from '../../ui/Section';

/** The rules of a program that can't be edited here: its terms and eligibility matrix. */
export function ProgramRules({ program }: { readonly program: Program }) {
  const translate = useTranslate();
  const { code } = useValueText();
  const { line } = useFormats();
  const { amortization, eligibility } = program;
  const codes = (list: string, values: readonly string[]): string => line(values.map((value) => code(list, value)));
  const facts = {
    loanType: code('sLT', program.loanType),
    lien: code('sLienPosT', program.lien),
    term: translate('programs.months', { smart_count: program.termMonths, count: program.termMonths }),
    amortization: translate(`programs.amortization.${amortization.kind}`),
    insurance: translate(`programs.insurance.${program.insurance}`),
    amountRule: translate(`programs.amountRule.${eligibility.amountRule}`),
    propertyTypes: codes('sProdSpT', eligibility.propertyTypes),
    docTypes: codes('sProdDocT', eligibility.docTypes),
  };
  const rows = eligibility.matrix.map((row) => ({
    key: JSON.stringify(row),
    purpose: codes('sLPurposeT', row.purposes),
    occupancy: codes('sOccTPe', row.occupancies),
    units: row.units[0] === row.units[1] ? String(row.units[0]) : `${row.units[0]}–${row.units[1]}`,
    score: row.minScore === undefined ? '–' : String(row.minScore),
    amount: row.maxAmount === undefined ? '–' : formatMoney(formatCents(row.maxAmount)),
    ltv: row.maxLtv === undefined ? '–' : `${formatThousandths(row.maxLtv)}%`,
    cltv: row.maxCltv === undefined ? '–' : `${formatThousandths(row.maxCltv)}%`,
  }));
  const columns = ['purpose', 'occupancy', 'units', 'score', 'amount', 'ltv', 'cltv'] as const;
  return (
    <>
      <Section title={translate('programs.rules')} aside={translate('programs.rulesFixed')}>
        <Box maxInlineSize={640}>
          <FactList
            groups={[
              Object.entries(facts).map(([key, value]) => ({ key, label: translate(`programs.facts.${key}`), value })),
            ]}
          />
        </Box>
      </Section>
      <Section title={translate('programs.matrix')} flush>
        <ScrollingTable label={translate('programs.matrix')}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {translate(`programs.matrixColumns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                {columns.map((name) => (
                  <td key={name}>
                    <bdi>{row[name]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </Section>
    </>
  );
}
