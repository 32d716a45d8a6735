import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ethnicityOptOut, raceOptOut } from '../../../domain/application/demographics/selection';
import type { Owner } from '../../../domain/loan/records';
import { type FieldHolder, sourceOf } from '../parts/field-holder';

const FACE_TO_FACE = '1';
const NOT_PROVIDED = '4';

/** Explains the legal duty of the interviewer when a borrower declines to answer in person. */
export function DeclinedInPerson({ owner }: { readonly owner: Owner }) {
  const translate = useTranslate();
  const holder: FieldHolder = { kind: 'borrower', owner };
  const names = ['aBInterviewMethodT', 'aBEthnicities', 'aBRaces', 'aBGender'].map((name) => sourceOf(holder, name));
  const [method, ethnicities, races, sex]: readonly unknown[] = useWatch({ name: names });
  const has = (codes: unknown, code: string): boolean => Array.isArray(codes) && codes.includes(code);
  const isDeclined = has(ethnicities, ethnicityOptOut) || has(races, raceOptOut) || sex === NOT_PROVIDED;
  return (
    // The live region must exist before its content, to be announced.
    <div role="status">
      {isDeclined && method === FACE_TO_FACE && (
        <Alert severity="info" role="presentation">
          {translate('borrowerPages.declinedInPerson')}
        </Alert>
      )}
    </div>
  );
}
