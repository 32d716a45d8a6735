import { useTranslate } from 'react-admin';
import type { Program } from '../../../domain/pricing/program';
import { useValueText } from '../../fields/useValueText';
import { useFormats } from '../../providers/i18n/useFormats';
import { FactList } from '../../ui/FactList';
import { Box } from '../../ui/layout/primitives';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { Section } from '../../ui/Section';
import { matrixColumns, useMatrixText } from './useMatrixText';

/** The rules of a program today: its terms and eligibility matrix. Versions change them (`RuleVersions`). */
export function ProgramRules({ program }: { readonly program: Program }) {
  const translate = useTranslate();
  const { code } = useValueText();
  const { line } = useFormats();
  const { columnsOf } = useMatrixText();
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
  const rows = eligibility.matrix.map((row) => ({ key: JSON.stringify(row), ...columnsOf(row) }));
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
              {matrixColumns.map((name) => (
                <th key={name} scope="col">
                  {translate(`programs.matrixColumns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                {matrixColumns.map((name) => (
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
