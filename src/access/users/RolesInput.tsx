import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { externalRoles, staffRoles } from '../../../domain/access/roles';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { Stack } from '../../ui/layout/primitives';
import { useRoleName } from '../useRoleName';

interface Props {
  readonly isPml: boolean;
  /** The user's own roles, which are read-only. */
  readonly disabled: boolean;
}

/** A checkbox for each role of one kind of user. */
export function RolesInput({ isPml, disabled }: Props) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const roleName = useRoleName();
  const { field, fieldState } = useController({ name: 'roles', defaultValue: [] });
  const selectedRoles: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const all: readonly string[] = isPml ? externalRoles : staffRoles;
  const flip = (role: string): void =>
    field.onChange(
      selectedRoles.includes(role) ? selectedRoles.filter((each) => each !== role) : [...selectedRoles, role].sort(),
    );
  const help = fieldState.error?.message
    ? messageText(fieldState.error.message)
    : disabled
      ? translate('people.user.ownRoles')
      : undefined;
  return (
    <>
      <Stack as="fieldset" minColumn={212} minInlineSize={0} margin={0} padding={0} border="none" disabled={disabled}>
        <legend className="sr-only">{translate('people.user.roles')}</legend>
        {all.map((role, index) => (
          <FormControlLabel
            key={role}
            disabled={disabled}
            sx={{ marginInlineEnd: 0 }}
            control={
              <Checkbox
                checked={selectedRoles.includes(role)}
                onChange={() => flip(role)}
                onBlur={field.onBlur}
                slotProps={{ input: { ref: index === 0 ? field.ref : null } }}
              />
            }
            label={<bdi>{roleName(role)}</bdi>}
          />
        ))}
      </Stack>
      {help ? <FormHelperText error={fieldState.error !== undefined}>{help}</FormHelperText> : null}
    </>
  );
}
