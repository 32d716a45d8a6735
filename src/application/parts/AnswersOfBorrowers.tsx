import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Section } from '../../shell/blocks/Section';
import { token } from '../../theme/tokens';
import { useBorrowers, useOwnersText } from '../borrowers/useBorrowers';
import type { FieldGroup } from '../layout/layout';
import { FieldCells } from './FieldCells';

const Each = styled('div')({
  '& + &': { marginBlockStart: token('s4') },
  '& h3': { color: token('text-2'), fontSize: token('fs-small'), fontWeight: 600 },
});

/** What each borrower answers about a list as a whole, under their names where there are several. */
export function AnswersOfBorrowers({ group }: { readonly group: FieldGroup }) {
  const translate = useTranslate();
  const nameOf = useOwnersText();
  const borrowers = useBorrowers();
  return (
    <Section title={translate(`application.groups.${group.key}`)}>
      {borrowers.map(({ owner }) => (
        <Each key={owner}>
          {borrowers.length > 1 && (
            <h3>
              <bdi>{nameOf([owner])}</bdi>
            </h3>
          )}
          <FieldCells group={group} holder={{ kind: 'borrower', owner }} />
        </Each>
      ))}
    </Section>
  );
}
