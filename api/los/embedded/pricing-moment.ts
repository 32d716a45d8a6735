import type { ChoiceFacts } from '../../../domain/application/repricing/chosen-loan';
import type { PriceView } from '../../../domain/pricing/price-request.schemas';
import type { Clock } from '../../ports/clock/clock';
import { LosError } from '../los-error';
import { type Catalogs, recordBegins } from './catalog';
import type { Db } from './los-db';

/**
 * What prices are made from: now, or at the past moment that a view names. Throws `not-offered` for a moment to come and for one
 * before the first catalog.
 */
export const pricingMoments =
  (catalogs: Catalogs, clock: Clock) =>
  async (db: Db, { asOf }: PriceView = {}): Promise<ChoiceFacts> => {
    if (asOf === undefined) return { catalog: await catalogs.current(db), now: clock() };
    const now = new Date(asOf);
    if (now > clock()) throw new LosError('not-offered', 'moment-ahead');
    const catalog = now < recordBegins(clock()) ? undefined : await catalogs.at(db, now);
    if (!catalog) throw new LosError('not-offered', 'no-prices-then');
    return { catalog, now };
  };
