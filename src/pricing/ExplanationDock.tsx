import { Button, Drawer, useMediaQuery, useTheme } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { formatPercent } from '../../domain/format/percent';
import { token } from '../theme/tokens';
import { CostText } from './CostText';
import { priceText } from './figures';
import type { Chosen } from './useChosenRate';
import { usePricingText } from './usePricingText';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${token('s4')})`,
  padding: `${token('s3')} ${token('s4')}`,
  borderBlockStart: `1px solid ${token('line-strong')}`,
  background: token('raised'),
  '& p': { overflow: 'hidden', color: token('text-2'), textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 600 },
  '& > div': { minInlineSize: 0 },
  [theme.breakpoints.up('md')]: { marginInline: `calc(-1 * ${token('s5')})`, paddingInline: token('s5') },
}));

interface Props {
  readonly chosen: Chosen;
  /** The explanation and the button, given the way to close them. */
  readonly children: (close: () => void) => ReactNode;
}

/** Where there is no room beside the programs: the chosen price in a bar, its explanation in a drawer. */
export function ExplanationDock({ chosen: { program, option }, children }: Props) {
  const { t } = usePricingText();
  const [open, setOpen] = useState(false);
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const close = (): void => setOpen(false);
  return (
    <>
      <Bar role="status" data-dock="">
        <div>
          <p>
            <bdi>{program.Name}</bdi>
          </p>
          <b>{t('rateAt', { rate: formatPercent(option.Rate), price: priceText(option.Price) })}</b>{' '}
          <CostText cost={option.Cost} />
        </div>
        <Button variant="contained" onClick={() => setOpen(true)}>
          {t('review')}
        </Button>
      </Bar>
      <Drawer
        anchor={phone ? 'bottom' : 'right'}
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            'aria-label': t('explanation'),
            sx: phone
              ? { maxBlockSize: '88dvh', borderStartStartRadius: token('r-l'), borderStartEndRadius: token('r-l') }
              : { inlineSize: 'min(380px, 100vw)' },
          },
        }}
      >
        {open && children(close)}
      </Drawer>
    </>
  );
}
