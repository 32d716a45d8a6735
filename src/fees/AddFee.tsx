import { Autocomplete, Button, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { feeSections } from '../../domain/fees/fee-bucket';
import { type CatalogFee, enteredFees } from '../../domain/fees/fee-catalog';
import { pacificDate } from '../../domain/format/date';
import type { FeeRecord } from '../../domain/loan/fees/closing-lists';
import { Box } from '../ui/layout/primitives';
import { Popover } from '../ui/overlays';
import { useFeesText } from './useFeesText';

interface Props {
  readonly fees: readonly FeeRecord[];
  readonly channel: string | null | undefined;
  readonly disabled: boolean;
  readonly onAdd: (fee: CatalogFee) => void;
}

/** The fees by section of the form: type to find one, Enter adds it. */
function FeeSearch({ offered, onAdd, onClose }: Pick<Props, 'onAdd'> & SearchProps) {
  const { t, typeName } = useFeesText();
  const [typed, setTyped] = useState('');
  return (
    <Autocomplete
      open
      disablePortal
      autoHighlight
      forcePopupIcon={false}
      options={feeSections.flatMap((section) => offered.filter((fee) => fee.section === section))}
      value={null}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      getOptionKey={({ type }) => type}
      getOptionLabel={({ type, label }) => typeName(type, label)}
      groupBy={({ section }) => `${section} · ${t(`sections.${section}`)}`}
      onChange={(_, fee) => {
        onClose();
        if (fee) onAdd(fee);
      }}
      onClose={(_, reason) => reason === 'escape' && onClose()}
      slotProps={{ popper: { sx: { position: 'static !important', transform: 'none !important' } } }}
      renderInput={(input) => <TextField {...input} autoFocus label={t('findFee')} />}
    />
  );
}

interface SearchProps {
  readonly offered: readonly CatalogFee[];
  readonly onClose: () => void;
}

/** Adds a fee of the catalog that the loan does not have yet. */
export function AddFee({ fees, channel, disabled, onAdd }: Props) {
  const { t } = useFeesText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const has = new Set(fees.map(({ ClosingCostFeeType }) => ClosingCostFeeType));
  const offered = enteredFees(pacificDate(new Date()), channel).filter(({ type }) => !has.has(type));
  const close = (): void => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled || offered.length === 0}
        startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('add')}
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('add') } }}
      >
        <Box padding="s3" inlineSize={320} maxInlineSize="100%">
          <FeeSearch offered={offered} onAdd={onAdd} onClose={close} />
        </Box>
      </Popover>
    </>
  );
}
