import { Button, useMediaQuery, useTheme } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { formatPercent } from '../../domain/format/percent';
import { token } from '../theme/tokens';
import { BottomBar } from '../ui/layout/BottomBar';
import { Box, Text } from '../ui/layout/primitives';
import { Drawer } from '../ui/overlays';
import { CostText } from './CostText';
import { priceText } from './figures';
import type { Chosen } from './useChosenRate';
import { usePricingText } from './usePricingText';

interface Props {
  readonly chosen: Chosen;
  /** The explanation and the button. Receives a function that closes the drawer. */
  readonly children: (close: () => void) => ReactNode;
}

/** For narrow windows: the selected price in a bar, with its explanation in a drawer. */
export function ExplanationDock({ chosen: { program, option }, children }: Props) {
  const { t } = usePricingText();
  const [open, setOpen] = useState(false);
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const close = (): void => setOpen(false);
  return (
    <>
      <BottomBar
        marginBlockStart="auto"
        marginInline="-s4"
        lineAbove="strong"
        background="raised"
        fromMd={{ marginInline: '-s5', paddingInline: 's5' }}
        role="status"
        data-dock=""
      >
        <Box minInlineSize={0}>
          <Text as="p" color="text-2" truncate>
            <bdi>{program.Name}</bdi>
          </Text>
          <Text as="b" weight={600}>
            {t('rateAt', { rate: formatPercent(option.Rate), price: priceText(option.Price) })}
          </Text>{' '}
          <CostText cost={option.Cost} />
        </Box>
        <Button variant="contained" onClick={() => setOpen(true)}>
          {t('review')}
        </Button>
      </BottomBar>
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
