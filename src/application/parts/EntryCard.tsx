import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { LoanRecord } from '../../../domain/loan/records';
import { Box, Row, Stack } from '../../ui/layout/primitives';
import { OwnersInput } from '../borrowers/OwnersInput';
import { useSection } from '../edit/section-context';
import type { ListLayout } from '../layout/layout';
import { EntryGroup } from './EntryGroup';
import { EntryRow } from './EntryRow';
import { type FieldHolder, pathOf } from './field-holder';
import { useRecordText } from './useRecordText';

interface Props {
  readonly layout: ListLayout;
  readonly index: number;
  readonly open: boolean;
  /** Just added: takes the focus. */
  readonly fresh: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onRemove: () => void;
  /** Shown below the record's fields. */
  readonly inside?: ((record: LoanRecord) => ReactNode) | undefined;
}

/** Whether Escape should collapse the record, rather than close a popup or an open list in it. */
const closesRecord = ({ key, defaultPrevented, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean =>
  key === 'Escape' &&
  !defaultPrevented &&
  target instanceof HTMLElement &&
  currentTarget.contains(target) &&
  (target.matches('[data-row]') || target.getAttribute('aria-expanded') !== 'true');

interface FieldsProps {
  readonly layout: ListLayout;
  readonly holder: FieldHolder;
}

/** A record's inputs. Memoized, because they subscribe to their own values and the row re-renders on every keystroke. */
const Fields = memo(function Fields({ layout, holder }: FieldsProps) {
  const { readOnly } = useSection();
  const titled = layout.groups.filter(({ onDemand }) => !onDemand).length > 1;
  return (
    <>
      {layout.groups.map((group) => (
        <EntryGroup key={group.key} group={group} holder={holder} titled={titled} />
      ))}
      {!layout.single && <OwnersInput source={`${pathOf(holder)}.owners`} readOnly={readOnly} />}
    </>
  );
});

/** One record of a list, as a row that expands to its fields. Stays expanded while it has errors. */
export function EntryCard({ layout, index, open: shown, fresh, onOpen, onRemove, inside }: Props) {
  const translate = useTranslate();
  const { readOnly } = useSection();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { list } = layout;
  const holder = useMemo((): FieldHolder => ({ kind: 'record', list, index }), [list, index]);
  const path = pathOf(holder);
  const record = useWatch({ name: path }) as LoanRecord | undefined;
  const hasError = get(useFormState({ name: path }).errors, path) !== undefined;
  const open = shown || hasError;
  const name = useRecordText(layout).summary(record).join(' · ');
  useEffect(() => {
    if (fresh) body.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [fresh]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!open || !closesRecord(event)) return;
    event.preventDefault();
    // Moving the focus commits the typed value.
    opener.current?.focus();
    onOpen(false);
  };
  return (
    <Box as="article" lineAbove background={open ? 'sunken' : undefined} aria-label={name} onKeyDown={onKeyDown}>
      <Row paddingInlineEnd="s3">
        <EntryRow {...{ layout, holder, record, open }} controls={id} buttonRef={opener} onOpen={() => onOpen(!open)} />
        {!readOnly && (
          <IconButton aria-label={translate('application.remove', { name })} onClick={onRemove}>
            <Trash2 size={16} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </Row>
      {open && (
        <Stack gap="s5" padding="s2 s4 s5" id={id} ref={body}>
          <Fields layout={layout} holder={holder} />
          {record && inside?.(record)}
        </Stack>
      )}
    </Box>
  );
}
