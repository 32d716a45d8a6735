import { formatDate } from '../../../domain/format/date';
import type { LockSimulation, SimulatedDay } from '../../../domain/locks/lock-simulation.schemas';
import { CostText, priceText } from '../../pricing/public';
import { Note } from '../../ui/layout/primitives';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useLockText } from '../useLockText';

const ways = ['extend', 'relock', 'float'] as const;

/** Each day ahead with what closing on it would cost. */
export function SimulatorTable({ simulation }: { readonly simulation: LockSimulation }) {
  const { t } = useLockText();
  const cell = (day: SimulatedDay, way: (typeof ways)[number]) => {
    const found = day[way];
    return (
      <td key={way} data-numeric style={{ fontWeight: day.best === way ? 600 : undefined }}>
        <bdi>{found ? priceText(found.price) : '–'}</bdi>
        {found && (
          <Note display="block">
            <CostText cost={found.cost} />
          </Note>
        )}
      </td>
    );
  };
  return (
    <ScrollingTable label={t('simulator.table')}>
      <thead>
        <tr>
          <th scope="col">{t('simulator.day')}</th>
          {ways.map((way) => (
            <th scope="col" key={way} data-numeric>
              {t(`simulator.${way}`)}
            </th>
          ))}
          <th scope="col" data-numeric>
            {t('simulator.ceiling')}
          </th>
          <th scope="col">{t('simulator.best')}</th>
        </tr>
      </thead>
      <tbody>
        {simulation.days.map((day) => (
          <tr key={day.date}>
            <th scope="row">
              <bdi>{formatDate(day.date)}</bdi>
              {!day.isBusinessDay && <Note marginInlineStart="s2">{t('simulator.closed')}</Note>}
            </th>
            {ways.map((way) => cell(day, way))}
            <td data-numeric>
              <bdi>{day.relock ? priceText(day.relock.ceiling) : '–'}</bdi>
            </td>
            <td>{day.best ? t(`simulator.${day.best}`) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
