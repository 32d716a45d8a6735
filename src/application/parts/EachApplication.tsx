import { useTranslate } from 'react-admin';
import { Box, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { useBorrowers, useOwnersText } from '../borrowers/useBorrowers';
import type { FieldGroup } from '../layout/layout';
import { FieldCells } from './FieldCells';

/** Fields of each application with two borrowers, under their names if there are two applications. */
export function EachApplication({ group }: { readonly group: FieldGroup }) {
  const translate = useTranslate();
  const nameOf = useOwnersText();
  const borrowers = useBorrowers().map(({ owner }) => owner);
  const applications = (['0B', '1B'] as const).filter((first) => borrowers.includes(first));
  return (
    <Section title={translate(`application.groups.${group.key}`)}>
      {applications.map((first) => (
        <Box afterSame={{ marginBlockStart: 's5' }} key={first}>
          {applications.length > 1 && (
            <Text as="h3" marginBlockEnd="s3" color="text-2" size="small" weight={600}>
              <bdi>{nameOf(borrowers.filter((owner) => owner.startsWith(first.charAt(0))))}</bdi>
            </Text>
          )}
          <FieldCells group={group} holder={{ kind: 'borrower', owner: first }} />
        </Box>
      ))}
    </Section>
  );
}
