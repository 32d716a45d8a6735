import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../../ui/Section';
import { useSection } from '../edit/section-context';
import { type FieldGroup, fieldOf } from '../layout/layout';
import { FieldCells } from './FieldCells';
import { isShown } from './is-shown';
import { NoToAll } from './NoToAll';
import { ofLoan, type TitleHolder } from './title-holder';

interface Props {
  readonly group: FieldGroup;
  readonly holder?: TitleHolder;
  /** At the end of the head. */
  readonly aside?: ReactNode;
  /** Above the fields: a note about them. */
  readonly children?: ReactNode;
}

/** A titled group of inputs; nothing where none of them applies as things stand. */
export function GroupSection({ group, holder = ofLoan, aside, children }: Props) {
  const translate = useTranslate();
  const { loan, readOnly } = useSection();
  const hasFields = useWatch({
    compute: (values) => group.fields.some((laid) => isShown(fieldOf(laid), holder, { ...loan, ...values })),
  });
  if (!hasFields) return null;
  const quick = group.quickNo && !readOnly ? <NoToAll group={group} holder={holder} /> : null;
  return (
    <Section title={translate(`application.groups.${group.key}`)} aside={aside ?? quick}>
      {children}
      <FieldCells group={group} holder={holder} />
    </Section>
  );
}

/** Several groups of the same holder, one below the other. */
export function GroupSections({
  groups,
  holder,
}: {
  readonly groups: readonly FieldGroup[];
  readonly holder: TitleHolder;
}) {
  return groups.map((group) => <GroupSection key={group.key} group={group} holder={holder} />);
}
