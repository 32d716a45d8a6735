import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { BranchFee } from './branch-fees.service';

/** Where a loan is and where it comes from. */
interface Placed {
  readonly state: string | null | undefined;
  readonly channel: string | null | undefined;
}

type TemplateFee = Pick<BranchFee, 'type' | 'amount' | 'paidBy' | 'appliesTo'>;

/** The fees that the lender's templates add to loans of a state and channel. */
export const feeTemplatesOf = (db: Kysely<PortalDb>, { state, channel }: Placed): Promise<TemplateFee[]> =>
  db
    .selectFrom('portal.fee_templates')
    .select(['type', 'amount', 'paid_by as paidBy', 'applies_to as appliesTo'])
    .where('active', '=', true)
    .where(({ eb, or }) => or([eb('state', 'is', null), eb('state', '=', state ?? '')]))
    .where(({ eb, or }) => or([eb('channel', 'is', null), eb('channel', '=', channel ?? '')]))
    .orderBy(sql`lower(name)`)
    .$castTo<TemplateFee>()
    .execute();
