import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BorrowerAction } from '../../../domain/application/borrowers/borrower-actions';
import type { BorrowerPosition } from '../../../domain/application/borrowers/borrower-list';
import { missing } from '../../../domain/format/parsed';
import { decisionScore } from '../../../domain/loan/credit-score';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import { loanPath } from '../../../domain/pages/loan-path';
import { FieldDisplay } from '../../fields/FieldDisplay';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useFormats } from '../../providers/i18n/useFormats';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { Note, Text } from '../../ui/layout/primitives';
import { useRevealableLoan } from '../useRevealableLoan';
import { BorrowerMenu } from './BorrowerMenu';
import { ownedBy, useBorrowerLabels } from './useBorrowerLabels';

/** An email address that wraps before its `@` only. */
function MailText({ address }: { readonly address: string }) {
  const at = address.indexOf('@');
  return (
    <bdi>
      {address.slice(0, Math.max(at, 0))}
      <wbr />
      {address.slice(Math.max(at, 0))}
    </bdi>
  );
}

/** Keeps a number and its noun on one line. */
const together = (counted: string): string => counted.replace(' ', '\u00a0');

interface Props {
  readonly loan: LoanRecord;
  readonly place: BorrowerPosition;
  readonly readOnly: boolean;
  readonly onChoose: (action: BorrowerAction, from: HTMLElement | null) => void;
}

/** One borrower: identity, contact details, records and actions. */
export function BorrowerRow({ loan, place, readOnly, onChoose }: Props) {
  const { owner, application, isCoborrower } = place;
  const translate = useTranslate();
  const revealable = useRevealableLoan(loan.sLNm);
  const { label, text } = useFieldLabels();
  const { line } = useFormats();
  const borrowerText = useBorrowerLabels(loan.sLNm);
  const values: Readonly<Record<string, unknown>> = { ...loan.applicants[application] };
  const named = (name: string): string => (isCoborrower ? coborrowerName(name) : name);
  const valueText = (name: string): string => text(named(name), values[named(name)]);
  const phone = ['aBCellPhone', 'aBHPhone', 'aBBusPhone'].map(valueText).find((each) => each !== missing);
  const owned = ownedBy(loan, owner).map(([list, many]) => together(borrowerText.count(list, many)));
  return (
    <tr>
      <th scope="row">
        <Text as={Link} color="text" weight={500} to={`${loanPath(loan.sLNm, 'borrower')}/${owner}`}>
          <bdi>{place.name || translate('borrowers.unnamed')}</bdi>
        </Text>
        <Note as="small" display="block">
          {borrowerText.role(owner)}
        </Note>
      </th>
      <td data-label={label('aBSsn')} className="ssn">
        <FieldDisplay
          name={named('aBSsn')}
          value={values[named('aBSsn')]}
          loanNum={revealable}
          applicant={application}
        />
      </td>
      <td data-label={label('aBDob')}>
        <FieldDisplay name="aBDob" value={values[named('aBDob')]} />
      </td>
      <td data-label={translate('borrowers.score')} className="num">
        {decisionScore(loan, owner) ?? missing}
      </td>
      <td data-label={translate('borrowers.contact')}>
        <MailText address={valueText('aBEmail')} />
        {phone && (
          <Note as="small" display="block" className="num">
            <bdi dir="ltr">{phone}</bdi>
          </Note>
        )}
      </td>
      <td data-label={translate('borrowers.owns')}>{owned.length === 0 ? missing : line(owned)}</td>
      <td className="menu">{!readOnly && <BorrowerMenu {...{ loan, owner, onChoose }} />}</td>
    </tr>
  );
}
