import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Stack, Text } from '../../ui/layout/primitives';

const parts = ['law', 'choice', 'observed'] as const;

/** Why the law requires these questions, and that answering is optional (Regulation B 1002.13, HMDA). */
export function WhyWeAsk() {
  const translate = useTranslate();
  const id = useId();
  return (
    <Stack as="section" gap="s2" padding="s4" border radius="l" background="sunken" color="text-2" aria-labelledby={id}>
      <Text as="h2" color="text" size="text" weight={600} id={id}>
        {translate('borrowerPages.why.title')}
      </Text>
      {parts.map((part) => (
        <Text as="p" maxInlineSize="110ch" textWrap="pretty" key={part}>
          {translate(`borrowerPages.why.${part}`)}
        </Text>
      ))}
    </Stack>
  );
}
