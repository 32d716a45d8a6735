import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { CORPORATE } from '../../domain/reference/corporate';
import { queryKeys } from '../providers/data/query-keys';
import { filesCalls } from './files-calls';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Selects a price group that has rate sheets; a new name can be typed. */
export function PriceGroupSelect({ value, onChange }: Props) {
  const translate = useTranslate();
  const { data = [] } = useQuery({
    queryKey: queryKeys.rateFolders(),
    queryFn: ({ signal }) => filesCalls.rateFolders(signal),
  });
  return (
    <Autocomplete
      freeSolo
      disableClearable
      autoSelect
      options={[...new Set([CORPORATE, ...data])]}
      value={value}
      onChange={(_, chosen) => onChange(chosen.trim().toUpperCase() || CORPORATE)}
      sx={{ inlineSize: 240, maxInlineSize: '100%' }}
      renderInput={(params) => <TextField {...params} label={translate('files.admin.priceGroup')} />}
    />
  );
}
