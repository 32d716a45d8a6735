import { Check, Minus } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { StatusRequirement } from '../../../domain/loan/status-requirements';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { Row, Stack, Text } from '../../ui/layout/primitives';

/** What a move requires: what is done, and what is missing. */
export function RequirementList({ requirements }: { readonly requirements: readonly StatusRequirement[] }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  if (requirements.length === 0) {
    return (
      <Text color="text-3" size="small">
        {translate('loan.status.nothing')}
      </Text>
    );
  }
  return (
    <Stack as="ul" gap={2} size="small">
      {requirements.map(({ code, text, isMet }) => {
        const shown = messageText(text);
        // Not a circle, which looks like an option that can be chosen.
        const Icon = isMet ? Check : Minus;
        return (
          <Row as="li" key={`${code} ${shown}`} gap={6} align="start" color={isMet ? 'ok-text' : 'text-2'}>
            <Icon
              size={14}
              style={{ flexShrink: 0, marginBlockStart: 3 }}
              role="img"
              aria-label={translate(isMet ? 'loan.status.met' : 'loan.status.open')}
            />
            <bdi>{shown}</bdi>
          </Row>
        );
      })}
    </Stack>
  );
}
