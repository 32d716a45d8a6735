import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { MAX_SCENARIO_NAME } from '../../../domain/scenarios/scenario-limits';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { Note } from '../../ui/layout/primitives';

interface Values {
  readonly name: string;
  readonly shared: boolean;
}

function Inputs() {
  const translate = useTranslate();
  const name = useController<Values, 'name'>({ name: 'name', rules: { validate: (text) => text.trim() !== '' } }).field;
  const shared = useController<Values, 'shared'>({ name: 'shared' }).field;
  return (
    <>
      <TextField
        {...name}
        inputRef={name.ref}
        label={translate('scenarios.name')}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_SCENARIO_NAME, dir: 'auto' } }}
      />
      <div>
        <FormControlLabel
          label={translate('scenarios.share')}
          control={
            <Checkbox
              checked={shared.value}
              onChange={(_, checked) => shared.onChange(checked)}
              onBlur={shared.onBlur}
            />
          }
        />
        <Note as="p">{translate('scenarios.shareHelp')}</Note>
      </div>
    </>
  );
}

interface Props {
  readonly first: Values;
  readonly onSave: (values: Values) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Names a scenario, and shares it with colleagues. */
export function SaveScenarioDialog({ first, onSave, onClose }: Props) {
  const translate = useTranslate();
  return (
    <SaveDialog<Values>
      title={translate('scenarios.saveTitle')}
      draft="scenario"
      defaultValues={first}
      onSave={onSave}
      onClose={onClose}
      maxWidth="xs"
    >
      <Inputs />
    </SaveDialog>
  );
}
