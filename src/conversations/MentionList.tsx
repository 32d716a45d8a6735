import { useTranslate } from 'react-admin';
import type { Mentionable } from '../../domain/conversations/conversation.schemas';
import { useRoleName } from '../access/public';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Row, Text } from '../ui/layout/primitives';

interface Props {
  readonly id: string;
  readonly people: readonly Mentionable[];
  readonly active: number;
  readonly onPick: (person: Mentionable) => void;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The people who match what is typed behind `@`. The focus stays in the text; the arrow keys move the active one. */
export function MentionList({ id, people, active, onPick }: Props) {
  const translate = useTranslate();
  const { list } = useFormats();
  const roleName = useRoleName();
  return (
    <Box
      as="ul"
      role="listbox"
      id={id}
      aria-label={translate('conversations.people')}
      border
      radius="m"
      background="surface"
      maxBlockSize={220}
      overflow="auto"
      shadow
    >
      {people.map((person, index) => (
        <Row
          key={person.id}
          as="li"
          role="option"
          id={optionId(id, index)}
          aria-selected={index === active}
          wrap
          gap="0 s2"
          padding="s2 s3"
          cursor="pointer"
          background={index === active ? 'selected' : 'none'}
          onHover={{ background: 'hover' }}
          onTouch={{ minBlockSize: 44 }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
        >
          <Text as="bdi" weight={500}>
            {person.name}
          </Text>
          <Note>{list(person.roles.map((role) => roleName(role)))}</Note>
        </Row>
      ))}
    </Box>
  );
}
