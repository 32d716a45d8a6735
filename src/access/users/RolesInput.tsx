import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { externalRoles, staffRoles } from '../../../domain/access/roles';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { useRoleName } from '../useRoleName';

const Grid = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 212px), 1fr))',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& label': { marginInlineEnd: 0 },
});
const Unseen = styled('legend')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

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
      <Grid disabled={disabled}>
        <Unseen>{translate('people.user.roles')}</Unseen>
        {all.map((role, index) => (
          <FormControlLabel
            key={role}
            disabled={disabled}
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
      </Grid>
      {help ? <FormHelperText error={fieldState.error !== undefined}>{help}</FormHelperText> : null}
    </>
  );
}
