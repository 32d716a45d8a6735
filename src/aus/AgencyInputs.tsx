import { TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { agencyGroups } from '../../domain/credit/agencies';
import { borrowerName, borrowersOf, type LoanDocument } from '../../domain/loan/document';
import { queryKeys } from '../providers/data/query-keys';
import { Stack } from '../ui/layout/primitives';
import { ListSubheader, MenuItem } from '../ui/overlays';
import { ausCalls } from './aus-calls';
import type { SubmitForm } from './submit-form';
import { useAusText } from './useAusText';

interface Props {
  readonly loan: LoanDocument;
  readonly password: string;
  readonly onPassword: (password: string) => void;
}

/** The credit agency with the account there, and the reference number of each borrower's report. */
export function AgencyInputs({ loan, password, onPassword }: Props) {
  const { t } = useAusText();
  const { register, watch, setValue } = useFormContext<SubmitForm>();
  const { data = [] } = useQuery({
    queryKey: queryKeys.creditAgencies(),
    queryFn: ({ signal }) => ausCalls.agencies(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const groups = agencyGroups(data);
  const cra = watch('cra');
  return (
    <>
      <TextField
        select
        label={t('submit.agency')}
        helperText={t('submit.agencyHelp')}
        value={data.some(({ code }) => code === cra) ? cra : ''}
        onChange={({ target }) => setValue('cra', target.value, { shouldDirty: true })}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('submit.noAgency')}</MenuItem>
        <ListSubheader>{t('submit.creditGroup')}</ListSubheader>
        {groups.credit.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
        <ListSubheader>{t('submit.affiliateGroup')}</ListSubheader>
        {groups.affiliate.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
      </TextField>
      {cra !== '' && (
        <Stack gap="s4" fromLg={{ columns: '1fr 1fr' }}>
          <TextField
            label={t('submit.user')}
            {...register('craUserId')}
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 80, dir: 'ltr' } }}
          />
          <TextField
            type="password"
            label={t('submit.password')}
            value={password}
            onChange={({ target }) => onPassword(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200, dir: 'ltr' } }}
          />
          {borrowersOf(loan).map((owner) => (
            <TextField
              key={owner}
              label={t('submit.reference', { borrower: borrowerName(loan, owner) })}
              {...register(`references.${owner}`)}
              slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 40, dir: 'ltr' } }}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
