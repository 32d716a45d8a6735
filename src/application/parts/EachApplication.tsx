import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { useBorrowers, useOwnersText } from '../borrowers/useBorrowers';
import type { FieldGroup } from '../layout/layout';
import { FieldCells } from './FieldCells';

const Each = styled('div')({
  '& + &': { marginBlockStart: token('s5') },
  '& h3': { marginBlockEnd: token('s3'), color: token('text-2'), fontSize: token('fs-small'), fontWeight: 600 },
});

/** What each application of two borrowers says, under their names where there are two applications. */
export function EachApplication({ group }: { readonly group: FieldGroup }) {
  const translate = useTranslate();
  const nameOf = useOwnersText();
  const borrowers = useBorrowers().map(({ owner }) => owner);
  const applications = (['0B', '1B'] as const).filter((first) => borrowers.includes(first));
  return (
    <Section title={translate(`application.groups.${group.key}`)}>
      {applications.map((first) => (
        <Each key={first}>
          {applications.length > 1 && (
            <h3>
              <bdi>{nameOf(borrowers.filter((owner) => owner.startsWith(first.charAt(0))))}</bdi>
            </h3>
          )}
          <FieldCells group={group} holder={{ kind: 'borrower', owner: first }} />
        </Each>
      ))}
    </Section>
  );
}
