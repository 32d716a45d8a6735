import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { useBorrowers, useOwnersText } from '../borrowers/useBorrowers';
import type { FieldGroup } from '../layout/layout';
import { BoxRow, useShownBoxes } from './NoneBoxes';

const Each = styled('div')({
  '& + &': { borderBlockStart: token('border') },
  '& h3': { paddingBlockStart: token('s2'), color: token('text-2'), fontSize: token('fs-body'), fontWeight: 500 },
  '& h3 bdi': { overflowWrap: 'anywhere' },
  '@container (min-width: 600px)': {
    '&[data-named="true"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
      columnGap: token('s5'),
    },
    '& h3': { lineHeight: '20px', paddingBlock: token('s2') },
  },
});

/** What there is nothing of, by borrower where there are several; nothing where the lists answer for all. */
export function AnswersOfBorrowers({ group }: { readonly group: FieldGroup }) {
  const translate = useTranslate();
  const nameOf = useOwnersText();
  const owners = useBorrowers().map(({ owner }) => owner);
  const shown = useShownBoxes(group, owners);
  if (shown.size === 0) return null;
  return (
    <Section title={translate(`application.groups.${group.key}`)}>
      {[...shown].map(([owner, names]) => (
        <Each key={owner} role="group" aria-label={nameOf([owner])} data-named={owners.length > 1}>
          {owners.length > 1 && (
            <h3>
              <bdi>{nameOf([owner])}</bdi>
            </h3>
          )}
          <BoxRow owner={owner} names={names} />
        </Each>
      ))}
    </Section>
  );
}
