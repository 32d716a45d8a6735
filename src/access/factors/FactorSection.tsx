import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Factor, FactorsAnswer } from '../../../domain/access/factor.schemas';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Box, Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { useSessionUser } from '../useSessionUser';
import { FactorRow } from './FactorRow';
import { factorCalls } from './factor-calls';
import { RenameDialog } from './RenameDialog';

interface Props {
  readonly answer: FactorsAnswer;
  /** Runs an action after the user has shown who they are. */
  readonly run: (action: () => void) => void;
  /** The buttons that add a method. */
  readonly buttons: ReactNode;
  readonly onChanged: () => unknown;
}

/** The user's sign-in methods besides the password: what they added, and the emailed PIN. */
export function FactorSection({ answer, run, buttons, onChanged }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const user = useSessionUser();
  const [renamed, setRenamed] = useState<Factor | null>(null);
  // What the dialog asks about stays until it has closed.
  const [removed, setRemoved] = useState<Factor | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => factorCalls.remove(id),
    onSuccess: () => notify('factors.removed', { type: 'success' }),
    onError: (error) => notify(errorText(error), { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      return onChanged();
    },
  });
  const { factors, pinAllowed } = answer;
  const email = user?.email ?? '';
  const pinText = factors.length === 0 ? 'emailPinText' : pinAllowed ? 'emailPinInstead' : 'emailPinOff';
  return (
    <Section
      flush
      title={translate('factors.methods')}
      aside={
        <Row gap="s2" wrap>
          {buttons}
        </Row>
      }
    >
      <ul>
        {factors.map((factor) => (
          <FactorRow
            key={factor.id}
            factor={factor}
            onRename={() => run(() => setRenamed(factor))}
            onRemove={() =>
              run(() => {
                setRemoved(factor);
                setAsking(true);
              })
            }
          />
        ))}
        <Box as="li" padding="s3 s4" lineAbove>
          <Text as="h3" size="text" weight={600} lineHeight="20px">
            {translate('factors.emailPin')}
          </Text>
          <Text as="p" color="text-2" overflowWrap="anywhere">
            {translate(`factors.${pinText}`, { email: `\u2068${email}\u2069` })}
          </Text>
        </Box>
      </ul>
      {renamed && (
        <RenameDialog
          factor={renamed}
          onSaved={() => {
            notify('factors.renamed', { type: 'success' });
            return onChanged();
          }}
          onClose={() => setRenamed(null)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate('factors.removeTitle', { name: `\u2068${removed?.name ?? ''}\u2069` })}
        confirmLabel={translate('factors.remove')}
        busy={isPending}
        onConfirm={() => removed && mutate(removed.id)}
        onCancel={() => setAsking(false)}
      >
        <p>{translate('factors.removeText')}</p>
        {factors.length === 1 && <p>{translate('factors.removeLast')}</p>}
      </ConfirmDialog>
    </Section>
  );
}
