import type { Owner } from '../../../domain/loan/records';
import { Row } from '../../ui/layout/primitives';
import { useTyped } from '../edit/useTyped';
import { type FieldGroup, fieldOf } from '../layout/layout';
import { type FieldHolder, fieldNameOf, sourceOf } from './field-holder';
import { isShown } from './is-shown';
import { NoneBox } from './NoneBox';

/** The group's checkboxes that apply to each borrower. Re-renders only when one appears or disappears. */
export function useShownBoxes(group: FieldGroup, owners: readonly Owner[]): ReadonlyMap<Owner, readonly string[]> {
  const shown = useTyped((document) => {
    const ofOwner = (owner: Owner) =>
      group.fields.map(fieldOf).filter((name) => isShown(name, { kind: 'borrower', owner }, document));
    return owners.map((owner) => ofOwner(owner).join(' ')).join();
  });
  const names = shown.split(',').map((each) => each.split(' ').filter(Boolean));
  return new Map(owners.flatMap((owner, index) => (names[index]?.length ? [[owner, names[index]] as const] : [])));
}

/** One borrower's checkboxes in a row. */
export function BoxRow({ owner, names }: { readonly owner: Owner; readonly names: readonly string[] }) {
  const holder: FieldHolder = { kind: 'borrower', owner };
  return (
    <Row wrap columnGap="s5" align="stretch">
      {names.map((name) => (
        <NoneBox key={name} name={fieldNameOf(holder, name)} source={sourceOf(holder, name)} />
      ))}
    </Row>
  );
}

/** The checkboxes that apply to one borrower. Hidden if there are none. */
export function NoneBoxes({ group, owner }: { readonly group: FieldGroup; readonly owner: Owner }) {
  const names = useShownBoxes(group, [owner]).get(owner);
  return names ? <BoxRow owner={owner} names={names} /> : null;
}
