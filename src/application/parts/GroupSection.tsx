import { useTranslate } from 'react-admin';
import { Section } from '../../shell/blocks/Section';
import type { FieldGroup } from '../layout/layout';
import { FieldCells } from './FieldCells';
import { type Holder, ofLoan } from './holder';

interface Props {
  readonly group: FieldGroup;
  readonly holder?: Holder;
}

/** A titled group of inputs. */
export function GroupSection({ group, holder = ofLoan }: Props) {
  const translate = useTranslate();
  return (
    <Section title={translate(`application.groups.${group.key}`)}>
      <FieldCells group={group} holder={holder} />
    </Section>
  );
}
