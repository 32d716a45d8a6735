import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Later } from '../../ui/Later';
import { Section } from '../../ui/Section';
import { useSection } from '../edit/section-context';
import { useTyped } from '../edit/useTyped';
import { type FieldGroup, fieldOf } from '../layout/layout';
import { FieldCells } from './FieldCells';
import { type FieldHolder, ofLoan } from './field-holder';
import { isShown } from './is-shown';
import { NoToAll } from './NoToAll';

interface Props {
  readonly group: FieldGroup;
  readonly holder?: FieldHolder;
  /** Shown at the end of the heading. */
  readonly aside?: ReactNode;
  /** A note above the fields. */
  readonly children?: ReactNode;
}

/** A titled group of inputs. Hidden if none of its fields apply. */
export function GroupSection({ group, holder = ofLoan, aside, children }: Props) {
  const translate = useTranslate();
  const { readOnly } = useSection();
  const hasFields = useTyped((document) => group.fields.some((placed) => isShown(fieldOf(placed), holder, document)));
  if (!hasFields) return null;
  const quick = group.quickNo && !readOnly ? <NoToAll group={group} holder={holder} /> : null;
  return (
    <Section title={translate(`application.groups.${group.key}`)} aside={aside ?? quick}>
      {children}
      <FieldCells group={group} holder={holder} />
    </Section>
  );
}

/** Several groups with the same holder. The first is painted before the others are rendered. */
export function GroupSections({
  groups,
  holder,
}: {
  readonly groups: readonly FieldGroup[];
  readonly holder: FieldHolder;
}) {
  const [first, ...others] = groups.map((group) => <GroupSection key={group.key} group={group} holder={holder} />);
  return (
    <>
      {first}
      <Later>{others}</Later>
    </>
  );
}
