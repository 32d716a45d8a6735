import { useTranslate } from 'react-admin';
import { matchPath } from 'react-router-dom';
import { recordTitle } from '../../../domain/application/record-title';
import { type Requirement, requirementTexts } from '../../../domain/application/requirements/requirement';
import { formatDate } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import { borrowerName, type NewLoanDocument, type RecordListName } from '../../../domain/loan/document';
import type { LoanRecord } from '../../../domain/loan/records';
import { loanPages } from '../../../domain/pages/loan-pages';
import { loanPath } from '../../../domain/pages/loan-path';
import { registerPages } from '../../../domain/pages/register-pages';
import { useComplianceText } from '../../compliance/public';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useRoleText } from '../borrowers/useBorrowers';
import { useRecordName } from '../parts/useRecordName';

const pages = Object.values({ ...registerPages, ...loanPages });
const ownTexts: readonly string[] = requirementTexts;

/** Isolates amounts and dates as left-to-right text, and names in their own direction. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Texts of requirements in the user's language: the missing value, its place and its borrower or record. */
export function useRequirementText(document: NewLoanDocument) {
  const translate = useTranslate();
  const fieldText = useFieldLabels();
  const nameOf = useRecordName();
  const role = useRoleText();
  const compliance = useComplianceText();

  const valueText = (name: string, value: string | number): string => {
    if (name === 'from' || name === 'to' || name === 'day') return leftToRight(formatDate(String(value)));
    if (name === 'ltv') return leftToRight(formatPercent(String(value)));
    return name === 'needed' || name === 'have' ? leftToRight(formatMoney(String(value))) : String(value);
  };

  /** The missing value, by the label of its field if it has one. */
  const item = ({ key, values = {}, finding }: Requirement): string => {
    if (finding) return compliance.finding(finding);
    if (!ownTexts.includes(key)) return fieldText.label(key);
    const shown = Object.entries(values).map(([name, value]) => [name, valueText(name, value)]);
    return translate(`applicationNeeds.items.${key}`, Object.fromEntries(shown));
  };

  const page = (path: string): string => {
    const found = pages.find((each) => matchPath(each.path, `${loanPath('0')}/${path}`));
    return found ? translate(`pages.${found.title}`) : '';
  };

  const record = (list: RecordListName, recordId: string | undefined): string => {
    const kind = translate(`application.lists.${list}.one`);
    const name = nameOf(list, recordTitle(document[list]?.find(({ id }: LoanRecord) => id === recordId)));
    return name === undefined ? kind : `${kind}: ${isolated(name)}`;
  };

  /** What a requirement belongs to: compliance, a record or else a borrower, by name; empty for the loan itself. */
  const subject = ({ list, recordId, owner, finding }: Requirement): string => {
    if (finding) return translate('compliance.title');
    if (list !== undefined) return record(list, recordId);
    return owner === undefined ? '' : borrowerName(document, owner) || role(owner);
  };

  return { item, page, subject };
}
