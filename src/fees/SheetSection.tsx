import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Box, Row, Text } from '../ui/layout/primitives';
import { amountText, changeText, useFeesText } from './useFeesText';

interface Props {
  readonly letter: string;
  readonly amount: number;
  /** Undefined before the first Loan Estimate. */
  readonly baseline: number | undefined;
  /** A section without lines has nothing to fold. */
  readonly empty: boolean;
  readonly children: ReactNode;
}

const cell = { background: 'sunken', weight: 600 } as const;
const hidden = { belowMd: { display: 'none' } } as const;

/** A section of the form with its total, which folds. */
export function SheetSection({ letter, amount, baseline, empty, children }: Props) {
  const { t } = useFeesText();
  const id = useId();
  const [open, setOpen] = useState(true);
  const Icon = open ? ChevronDown : ChevronRight;
  const title = t(`sections.${letter}`);
  return (
    <>
      <tbody>
        <Box as="tr" lineAbove belowMd={{ display: 'flex', justify: 'space-between', background: 'sunken' }}>
          <Box as="th" scope="rowgroup" colSpan={4} {...cell}>
            <Row
              as={ButtonBase}
              gap="s2"
              font="inherit"
              weight={600}
              textAlign="start"
              disabled={empty}
              aria-expanded={empty ? undefined : open}
              aria-controls={empty ? undefined : id}
              onClick={() => setOpen(!open)}
            >
              <Icon size={14} strokeWidth={1.6} aria-hidden className="flip" opacity={empty ? 0 : 1} />
              <Text minInlineSize={14}>{letter}</Text>
              <Text color="text-2" weight={500}>
                {title}
              </Text>
            </Row>
          </Box>
          <Box as="td" data-numeric="true" {...cell} paddingInlineEnd={11}>
            <bdi dir="ltr">{amountText(amount)}</bdi>
          </Box>
          <Box as="td" {...cell} {...hidden} />
          <Box as="td" data-numeric="true" {...cell} {...hidden}>
            <bdi dir="ltr">{baseline === undefined ? '–' : amountText(baseline)}</bdi>
          </Box>
          <Box as="td" data-numeric="true" {...cell} {...hidden}>
            <bdi dir="ltr">{changeText(baseline === undefined ? 0 : amount - baseline)}</bdi>
          </Box>
          <Box as="td" {...cell} {...hidden} />
        </Box>
      </tbody>
      {!empty && (
        <tbody id={id} hidden={!open}>
          {children}
        </tbody>
      )}
    </>
  );
}
