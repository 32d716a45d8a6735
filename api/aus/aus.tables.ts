import type { AgencyAccount } from '../../domain/aus/submission.schemas';
import type { SealedColumn } from '../ports/keys/sealed-json';

/** The account that a submission is sent with, until it has ended. */
interface AusAccountRow {
  order_id: string;
  account: SealedColumn<AgencyAccount>;
}

export interface AusTables {
  'portal.aus_accounts': AusAccountRow;
}
