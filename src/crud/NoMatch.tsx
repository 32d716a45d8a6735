import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../ui/EmptyState';

interface Props extends Pick<ComponentProps<typeof EmptyState>, 'icon'> {
  readonly onClear: () => void;
  /** Texts that name what the list contains. */
  readonly title?: string;
  readonly text?: string;
  readonly clearLabel?: string;
}

/** Shown when no records match the search and filters; offers to clear them. */
export function NoMatch({ onClear, title, text, clearLabel, ...icon }: Props) {
  const translate = useTranslate();
  return (
    <EmptyState
      {...icon}
      title={title ?? translate('records.noMatchTitle')}
      actions={<Button onClick={onClear}>{clearLabel ?? translate('records.clear')}</Button>}
    >
      {text ?? translate('records.noMatchText')}
    </EmptyState>
  );
}
