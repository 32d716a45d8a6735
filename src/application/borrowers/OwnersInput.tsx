import { FormControl, FormHelperText, ToggleButton } from '@mui/material';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { owners as allOwners, type Owner } from '../../../domain/loan/records';
import { FieldBox } from '../../fields/FieldBox';
import { GroupLabel } from '../../fields/GroupLabel';
import { useFieldControl } from '../../fields/useFieldControl';
import { token } from '../../theme/tokens';
import { Row, Text } from '../../ui/layout/primitives';
import { useBorrowers, useOwnersText } from './useBorrowers';

const ownerButton = {
  gap: '6px',
  minHeight: token('control'),
  maxInlineSize: '100%',
  borderRadius: token('r'),
  '&.Mui-selected': { borderColor: token('accent') },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

interface Props {
  /** Form path of the owners: `assets.0.owners`. */
  readonly source: string;
  /** Default: 'Owners'. */
  readonly label?: string;
  readonly help?: string;
  readonly disabled?: boolean;
  /** Shows the owners without allowing changes. */
  readonly readOnly?: boolean;
  /** Default: the loan in the URL. */
  readonly loanNum?: string;
}

const asOwners = (value: unknown): readonly Owner[] =>
  Array.isArray(value) ? allOwners.filter((owner) => value.includes(owner)) : [];

/** Owners of a record: borrowers as toggle buttons, at least one of them selected. */
export function OwnersInput({ source, label: given, disabled = false, readOnly = false, loanNum, ...props }: Props) {
  const translate = useTranslate();
  const id = useId();
  const places = useBorrowers(loanNum).map(({ owner }) => owner);
  const nameOf = useOwnersText(loanNum);
  const { field, label, error, help } = useFieldControl({
    ...props,
    name: 'owners',
    source,
    spec: { kind: 'codes' },
    label: given ?? translate('borrowers.owners'),
    required: true,
  });
  const chosen = asOwners(field.value);
  // A record keeps an owner who is no longer on the loan until the user changes it.
  const offered = allOwners.filter((owner) => places.includes(owner) || chosen.includes(owner));
  const toggle = (owner: Owner): void =>
    field.onChange(offered.filter((each) => (each === owner ? !chosen.includes(each) : chosen.includes(each))));
  if (readOnly) return <FieldBox label={label ?? ''} text={nameOf(chosen)} help={help} direction="auto" readOnly />;
  return (
    <FormControl error={error !== undefined} disabled={disabled} required sx={{ minInlineSize: 0 }}>
      <GroupLabel component="span" id={id}>
        {label}
      </GroupLabel>
      <Row
        wrap
        gap="s2"
        align="stretch"
        role="group"
        aria-labelledby={id}
        {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
      >
        {offered.map((owner, index) => (
          <ToggleButton
            sx={ownerButton}
            key={owner}
            ref={index === 0 ? field.ref : null}
            name={field.name}
            value={owner}
            selected={chosen.includes(owner)}
            disabled={disabled}
            onChange={() => toggle(owner)}
            onBlur={field.onBlur}
          >
            {chosen.includes(owner) && <Check size={16} strokeWidth={1.6} aria-hidden />}
            <Text as="bdi" truncate>
              {nameOf([owner])}
            </Text>
          </ToggleButton>
        ))}
      </Row>
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
