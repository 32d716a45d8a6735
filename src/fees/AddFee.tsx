import { Button, ListSubheader, Menu, MenuItem } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { feeSections } from '../../domain/fees/fee-bucket';
import { type CatalogFee, feesOn } from '../../domain/fees/fee-catalog';
import { pacificDate } from '../../domain/format/date';
import type { FeeRecord } from '../../domain/loan/fees/closing-lists';
import { useFeesText } from './useFeesText';

interface Props {
  readonly fees: readonly FeeRecord[];
  readonly disabled: boolean;
  readonly onAdd: (fee: CatalogFee) => void;
}

/** Adds a fee of the catalog that the loan does not have yet. */
export function AddFee({ fees, disabled, onAdd }: Props) {
  const { t, typeName } = useFeesText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const has = new Set(fees.map(({ ClosingCostFeeType }) => ClosingCostFeeType));
  const offered = feesOn(pacificDate(new Date())).filter(({ type, calculated }) => !calculated && !has.has(type));
  const close = (): void => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled || offered.length === 0}
        startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('add')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { maxBlockSize: 420 } } }}
      >
        {feeSections.flatMap((section) => {
          const inSection = offered.filter((fee) => fee.section === section);
          if (inSection.length === 0) return [];
          return [
            <ListSubheader
              key={section}
              role="presentation"
            >{`${section} · ${t(`sections.${section}`)}`}</ListSubheader>,
            ...inSection.map((fee) => (
              <MenuItem
                key={fee.type}
                onClick={() => {
                  close();
                  onAdd(fee);
                }}
              >
                {typeName(fee.type, fee.label)}
              </MenuItem>
            )),
          ];
        })}
      </Menu>
    </>
  );
}
