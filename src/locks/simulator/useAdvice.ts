import { formatDate } from '../../../domain/format/date';
import type { LockSimulation, SimulatedDay } from '../../../domain/locks/lock-simulation.schemas';
import { priceText, usePricingText } from '../../pricing/public';
import { useLockText } from '../useLockText';

/** The day of closing, else the first that the lock does not cover. */
function dayOf({ closing, days, expiresOn }: LockSimulation): SimulatedDay | undefined {
  return days.find(({ date }) => date === closing) ?? days.find(({ date }) => date > expiresOn) ?? days[0];
}

/** What to do about a closing in a sentence with its figures, and the chart in words. */
export function useAdvice(simulation: LockSimulation | undefined) {
  const { t, days } = useLockText();
  const { cost } = usePricingText();
  if (!simulation) return { day: undefined, say: '', words: '' };
  const day = dayOf(simulation);
  const words = t('simulator.words', {
    from: formatDate(simulation.days[0]?.date),
    to: formatDate(simulation.days.at(-1)?.date),
    price: priceText(simulation.price),
  });
  if (!day) return { day, say: '', words };
  const date = formatDate(day.date);
  const say = (): string => {
    if (day.covered) return t('simulator.say.covered', { date, expires: formatDate(simulation.expiresOn) });
    const way = day.best === 'extend' || day.best === 'relock' || day.best === 'float' ? day[day.best] : null;
    if (!way) return t('simulator.say.none', { date });
    const values = { date, cost: cost(way.cost), price: priceText(way.price) };
    if (day.best === 'extend' && day.extend) {
      const by = day.extend.days.reduce((sum, one) => sum + one, 0);
      return t('simulator.say.extend', { ...values, days: days(by) });
    }
    if (day.best === 'relock' && day.relock)
      return t('simulator.say.relock', { ...values, on: formatDate(day.relock.on) });
    return t('simulator.say.float', { ...values, on: formatDate(day.float?.on) });
  };
  return { day, say: say(), words };
}
