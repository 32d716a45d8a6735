import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { factorCalls } from './factor-calls';

interface Props {
  /** Null if the user never had any. */
  readonly left: number | null;
  readonly run: (action: () => void) => void;
  readonly onCreated: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and a new set. */
export function CodesSection({ left, run, onCreated }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => factorCalls.newCodes(),
    onSuccess: ({ codes }) => onCreated(codes),
    onError: (error) => notify(errorText(error), { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  const state =
    left === null
      ? translate('factors.codes.needsMethod')
      : left === 0
        ? translate('factors.codes.none')
        : translate('factors.codes.left', { smart_count: left });
  return (
    <Section
      title={translate('factors.codes.title')}
      aside={
        left !== null && <Button onClick={() => run(() => setAsking(true))}>{translate('factors.codes.create')}</Button>
      }
    >
      <Text as="p" color="text-2">
        {translate('factors.codes.text')}
      </Text>
      <Text as="p" weight={500} color={left !== null && left <= 2 ? 'warn-text' : undefined}>
        {state}
      </Text>
      <ConfirmDialog
        open={isAsking}
        title={translate('factors.codes.create')}
        confirmLabel={translate('factors.codes.create')}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        {translate('factors.codes.createText')}
      </ConfirmDialog>
    </Section>
  );
}
