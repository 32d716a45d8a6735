import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { countyFields } from '../../../domain/reference/place-fields';
import { RecordEdit } from '../../crud/RecordEdit';
import type { RecordOf } from '../../providers/data/resource-types';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { Section } from '../../ui/Section';
import { CountyInputs } from './CountyInputs';

type Limits = RecordOf<'main/admin/county'>['limits'];

const kinds = ['gse', 'fha', 'va'] as const satisfies readonly (keyof Limits)[];
const units = [1, 2, 3, 4] as const;

/** Limits for one to four units, calculated from the one-unit limits. */
function UnitLimits({ limits }: { readonly limits: Limits }) {
  const translate = useTranslate();
  return (
    <Section title={translate('places.units')} aside={translate('places.unitsFollow')} flush>
      <ScrollingTable label={translate('places.units')}>
        <thead>
          <tr>
            <th scope="col">{translate('places.limit')}</th>
            {units.map((count) => (
              <th key={count} scope="col" data-numeric>
                {translate('places.unitCount', { smart_count: count, count })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{translate(`resources.main/admin/county.fields.${kind}`)}</th>
              {units.map((count) => (
                <td key={count} data-numeric>
                  <bdi dir="ltr">{formatMoney(String(limits[kind][count - 1])).replace(/\.00$/, '')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </Section>
  );
}

/** One county in one year. */
export function CountyEditPage() {
  const translate = useTranslate();
  return (
    <RecordEdit
      resource="main/admin/county"
      fields={countyFields}
      title={({ name, state }) => `${name}, ${state}`}
      lead={({ year, confirmGse, confirmFha }) =>
        confirmGse || confirmFha ? translate('places.carriedForward', { year, before: year - 1 }) : year
      }
      below={({ limits }) => limits && <UnitLimits limits={limits} />}
    >
      <CountyInputs />
    </RecordEdit>
  );
}
