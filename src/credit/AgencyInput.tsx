import { Button, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { agencyGroups } from '../../domain/credit/agencies';
import { Row, Stack, Text } from '../ui/layout/primitives';
import type { CreditPageData } from './credit-calls';
import type { OrderValues } from './order-form';
import { useCreditText } from './useCreditText';

interface Props {
  readonly data: CreditPageData;
  /** The agency of an earlier report cannot be changed. */
  readonly fixed: boolean;
  readonly onAccount: (agency: string) => void;
}

/** The agency, in two groups, and whether the user has an account with it. */
export function AgencyInput({ data, fixed, onAccount }: Props) {
  const { t } = useCreditText();
  const { field } = useController<OrderValues, 'agency'>({ name: 'agency' });
  const groups = agencyGroups(data.agencies);
  const chosen = data.agencies.find(({ code }) => code === field.value);
  const options = (agencies: CreditPageData['agencies']) =>
    agencies.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  return (
    <Stack gap="s2">
      <TextField
        select
        required
        label={t('agency')}
        disabled={fixed}
        value={field.value}
        inputRef={field.ref}
        onChange={field.onChange}
        onBlur={field.onBlur}
        slotProps={{ select: { native: true } }}
      >
        <optgroup label={t('groups.credit')}>{options(groups.credit)}</optgroup>
        <optgroup label={t('groups.affiliate')}>{options(groups.affiliate)}</optgroup>
      </TextField>
      {chosen && (
        <Row wrap gap="s2" justify="space-between">
          <Text as="span" size="small" color={chosen.login && !chosen.isRefused ? 'text-2' : 'bad-text'}>
            {chosen.isRefused
              ? t('account.refused')
              : chosen.login
                ? t('account.as', { login: chosen.login })
                : t('account.none')}
          </Text>
          <Button size="small" onClick={() => onAccount(chosen.code)}>
            {t(chosen.login ? 'account.change' : 'account.enter')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
