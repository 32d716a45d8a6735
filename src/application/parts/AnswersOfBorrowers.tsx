import { useTranslate } from 'react-admin';
import { Box, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { useBorrowers, useOwnersText } from '../borrowers/useBorrowers';
import type { FieldGroup } from '../layout/layout';
import { BoxRow, useShownBoxes } from './NoneBoxes';

/** Checkboxes for having nothing to list, by borrower. Hidden if every borrower has records. */
export function AnswersOfBorrowers({ group }: { readonly group: FieldGroup }) {
  const translate = useTranslate();
  const nameOf = useOwnersText();
  const owners = useBorrowers().map(({ owner }) => owner);
  const shown = useShownBoxes(group, owners);
  if (shown.size === 0) return null;
  return (
    <Section title={translate(`application.groups.${group.key}`)}>
      {[...shown].map(([owner, names]) => (
        <Box
          afterSame={{ lineAbove: true }}
          inWideForm={{
            display: owners.length > 1 ? 'grid' : undefined,
            columns: owners.length > 1 ? 'minmax(0, 200px) minmax(0, 1fr)' : undefined,
            columnGap: owners.length > 1 ? 's5' : undefined,
          }}
          key={owner}
          role="group"
          aria-label={nameOf([owner])}
        >
          {owners.length > 1 && (
            <Box
              as="h3"
              paddingBlockStart="s2"
              color="text-2"
              size="body"
              weight={500}
              inWideForm={{ lineHeight: '20px', paddingBlock: 's2' }}
            >
              <Text as="bdi" overflowWrap="anywhere">
                {nameOf([owner])}
              </Text>
            </Box>
          )}
          <BoxRow owner={owner} names={names} />
        </Box>
      ))}
    </Section>
  );
}
