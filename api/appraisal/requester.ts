import type { PrintedOrder } from '../../domain/appraisal/appraisal-order.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { lenderSettings, placeNamed } from '../reference/reference.service';

type Requester = PrintedOrder['requesterComp'];

/** Who requests the appraisal: the broker or correspondent, the branch, or else the lender. */
export async function requesterOf(
  { db }: Pick<AppContext, 'db'>,
  { companyName, isPml }: Pick<Actor, 'companyName' | 'isPml'>,
  { sBranchName }: Pick<LoanDocument, 'sBranchName'>,
): Promise<Requester> {
  const name = isPml ? companyName : sBranchName;
  const place = name ? await placeNamed(db, isPml ? 'portal.companies' : 'portal.branches', name) : undefined;
  const settings = await lenderSettings(db);
  return {
    name: place?.name ?? settings.lenderName,
    street: place?.address ?? settings.lenderAddress,
    ...{ city: place?.city ?? '', state: place?.state ?? '', zipcode: place?.zip ?? '' },
    phone: place?.phone ?? settings.contactPhone ?? '',
    email: place?.email ?? settings.contactEmail ?? '',
  };
}
