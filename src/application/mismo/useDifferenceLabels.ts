import { useTranslate } from 'react-admin';
import type { RoundTripDifference } from '../../../domain/application/round-trip/round-trip.schemas';
import { missing } from '../../../domain/format/parsed';
import { emptyDocument } from '../../../domain/loan/document';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { type Owner, owners } from '../../../domain/loan/records';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useLoan } from '../../shell/loan/useLoan';
import { useOwnersText } from '../borrowers/useBorrowers';
import { useFieldPathLabels } from '../edit/useFieldPathLabels';

interface DifferenceLabels {
  /** Owner, if any, and field, as separate parts so that each keeps its text direction. */
  readonly label: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** The borrower that an application field belongs to; undefined if it is shared. */
function ownerOf(index: string | undefined, field: string): Owner | undefined {
  const who = fieldSpec(field)?.place === 'coborrower' ? 'C' : 'B';
  return owners.find((owner) => owner === `${index}${who}`);
}

/** Label and formatted values of a difference. */
export function useDifferenceLabels(loanNum: string): (difference: RoundTripDifference) => DifferenceLabels {
  const translate = useTranslate();
  const { loan } = useLoan(loanNum);
  const places = useFieldPathLabels(loan ?? emptyDocument());
  const fields = useFieldLabels();
  const ownersText = useOwnersText(loanNum);
  return ({ place, field, exported, after }) => {
    const [part, index, last] = place.split('.');
    if (last === 'owners' || field === null) {
      const isOwners = last === 'owners';
      const named = (value: unknown) =>
        Array.isArray(value) ? ownersText(owners.filter((owner) => value.includes(owner))) : missing;
      const record = places.label(`${part}.${index}`);
      return {
        label: isOwners ? [record, translate('borrowers.owners')] : [record],
        before: isOwners ? named(exported) : exported === null ? missing : record,
        after: isOwners ? named(after) : missing,
      };
    }
    const isPersonal = part === 'applicants' && fieldSpec(field)?.place !== 'application';
    const owner = isPersonal ? ownerOf(index, field) : undefined;
    const label = places.label(place);
    return {
      label: owner ? [ownersText([owner]), label] : [label],
      before: fields.text(field, exported),
      after: fields.text(field, after),
    };
  };
}
