import type { CreditReportData, ReportedCreditScore } from '../../../../domain/credit/report.schemas';
import type { Owner } from '../../../../domain/loan/records';
import { attribute, childrenOf, findAll, type XmlNode } from '../../vendors/xml';
import { bureauIn, dateIn, numberIn, ownersIn } from './read-values';

type Owners = ReadonlyMap<string, Owner>;
type FileState = CreditReportData['files'][number]['state'];

/** What bureaus send in place of a score begins with 9 and is above every score, such as 9002. */
const EXCLUSION = 900;

function exclusionOf(reason: string): NonNullable<ReportedCreditScore['exclusion']> {
  if (/freez|frozen|suppress/i.test(reason)) return 'frozen';
  if (/deceased|death/i.test(reason)) return 'deceased';
  if (/no.?(hit|record)|notfound/i.test(reason)) return 'no-hit';
  return /insufficient|toofew|norecent|notscored/i.test(reason) ? 'too-little-credit' : 'other';
}

/** The scores, each with its borrower, bureau and model. Those of unknown bureaus are left out. */
export const readScores = (response: XmlNode, owners: Owners): ReportedCreditScore[] =>
  childrenOf(response, 'CREDIT_SCORE').flatMap((node): ReportedCreditScore[] => {
    const [owner] = ownersIn(node, owners);
    const bureau = bureauIn(node);
    if (owner === undefined || bureau === null) return [];
    const number = numberIn(node, '_Value');
    const reason = attribute(node, '_ExclusionReasonType');
    const value = reason === undefined && number !== null && number > 0 && number < EXCLUSION ? number : null;
    return [
      {
        owner,
        bureau,
        date: dateIn(node, '_Date'),
        value,
        model: attribute(node, '_ModelNameType') ?? '',
        exclusion: value === null ? exclusionOf(reason ?? '') : null,
        factors: childrenOf(node, '_FACTOR').map((factor) => ({
          code: attribute(factor, '_Code') ?? '',
          text: attribute(factor, '_Text') ?? '',
        })),
      },
    ];
  });

/** The states of a file that are no success, whatever the status of the answer. */
function fileState(status: string, notes: string): FileState {
  if (/deceased|death/i.test(`${status} ${notes}`)) return 'deceased';
  if (/freez|frozen|suppress|locked/i.test(`${status} ${notes}`)) return 'frozen';
  if (/ssn/i.test(`${status} ${notes}`)) return 'ssn-mismatch';
  if (/nofile|nohit|notfound|norecord/i.test(status)) return 'no-hit';
  return status === 'FileReturned' ? 'returned' : 'other';
}

/** The files of the bureaus. */
export const readFiles = (response: XmlNode, owners: Owners): CreditReportData['files'] =>
  childrenOf(response, 'CREDIT_FILE').flatMap((node) => {
    const [owner] = ownersIn(node, owners);
    const bureau = bureauIn(node);
    if (owner === undefined || bureau === null) return [];
    const variations = findAll(node, '_VARIATION').flatMap((one) => attribute(one, '_Type') ?? []);
    const status = attribute(node, '_ResultStatusType') ?? '';
    const state = fileState(status, variations.filter((one) => /ssn/i.test(one)).join(' '));
    const text = attribute(node, '_ResultStatusTypeOtherDescription') ?? status;
    return [{ owner, bureau, state, text, variations }];
  });
