import Button from '@mui/material/Button';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { isBlank } from '../../../domain/application/visibility/condition';
import { Stack, Text } from '../../ui/layout/primitives';
import type { SectionRecord } from '../edit/section-context';
import { fieldPathOf } from '../edit/useFocusField';
import { useTyped } from '../edit/useTyped';
import { type FieldGroup, fieldOf } from '../layout/layout';
import { EntryTitle } from './EntryTitle';
import { FieldCells } from './FieldCells';
import { type FieldHolder, sourceOf } from './field-holder';
import { isShown } from './is-shown';

interface Props {
  readonly group: FieldGroup;
  readonly holder: FieldHolder;
}

/** Whether a link leads to a field of the group, or the form reports an error in one. */
function useIsRequested(paths: readonly string[]): boolean {
  const { getValues } = useFormContext<SectionRecord>();
  const { errors } = useFormState<SectionRecord>();
  const [search] = useSearchParams();
  const at = search.get('at');
  return paths.some((path) => get(errors, path) !== undefined || fieldPathOf(path, getValues()) === at);
}

/** A group that is collapsed under its title until one of its fields has a value. Hidden if none of its fields apply. */
function OnDemandGroup({ group, holder }: Props) {
  const translate = useTranslate();
  const { getValues } = useFormContext<SectionRecord>();
  const id = useId();
  const names = group.fields.map(fieldOf);
  const paths = names.map((name) => sourceOf(holder, name));
  const applies = useTyped((document) => names.some((name) => isShown(name, holder, document)));
  const isRequested = useIsRequested(paths);
  const [choice, setChoice] = useState<boolean>();
  const [isFilled] = useState(() => paths.some((path) => !isBlank(get(getValues(), path))));
  const open = choice ?? (isFilled || isRequested);
  const Chevron = open ? ChevronDown : ChevronRight;
  if (!applies) return null;
  return (
    <div>
      <Button
        size="small"
        variant="text"
        sx={{ marginInlineStart: -2, fontWeight: 600, color: 'text.secondary' }}
        aria-expanded={open}
        aria-controls={id}
        startIcon={<Chevron className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />}
        onClick={() => setChoice(!open)}
      >
        {translate(`application.groups.${group.key}`)}
      </Button>
      <div id={id} hidden={!open}>
        {open && (
          <Stack gap="s3" paddingBlockStart="s2">
            {group.noted && (
              <Text as="p" color="text-2" size="small">
                {translate(`application.notes.${group.key}`)}
              </Text>
            )}
            <FieldCells group={group} holder={holder} />
          </Stack>
        )}
      </div>
    </div>
  );
}

/** A group of a record's fields under its title, if the record has several. */
export function EntryGroup({ group, holder, titled }: Props & { readonly titled: boolean }) {
  const translate = useTranslate();
  if (group.onDemand) return <OnDemandGroup group={group} holder={holder} />;
  return (
    <div>
      {titled && <EntryTitle>{translate(`application.groups.${group.key}`)}</EntryTitle>}
      <FieldCells group={group} holder={holder} />
    </div>
  );
}
