import { Button, IconButton } from '@mui/material';
import { ChevronLeft, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import type { Calculations } from '../../../domain/application/calculations/calculations';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { token } from '../../theme/tokens';
import { Box, Stack, Text } from '../../ui/layout/primitives';
import { Dialog, DialogContent, DialogTitle } from '../../ui/overlays';
import { type CalculationId, findCalculation, idOf } from './calculation-id';
import { FigureName } from './FigureName';
import { LineTable } from './LineTable';
import { MissingInputs } from './MissingInputs';
import { useCalculationText } from './useCalculationText';

interface Props {
  readonly loan: NewLoanDocument;
  readonly calculations: Calculations;
  /** The calculation to explain, kept while the dialog fades out. */
  readonly id: CalculationId | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** URL of the page where a field is edited; undefined if there is none. */
  readonly linkOf: (path: string) => string | undefined;
}

interface ContentProps extends Omit<Props, 'id' | 'open' | 'calculations'> {
  readonly calculation: Calculation;
  readonly onCalculation: (id: CalculationId) => void;
}

function Content({ calculation, loan, linkOf, onCalculation, onClose }: ContentProps) {
  const { t } = useCalculationText();
  return (
    <DialogContent>
      {calculation.value === undefined && <MissingInputs calculation={calculation} linkOf={linkOf} onLeave={onClose} />}
      {calculation.value !== undefined && (calculation.method === 'payment' || calculation.method === 'interest') && (
        <Box as="p" paddingBlockEnd="s2" color="text-2">
          {t(calculation.method)}
        </Box>
      )}
      {calculation.lines.length > 0 && (
        <LineTable
          calculation={calculation}
          loan={loan}
          linkOf={linkOf}
          onCalculation={onCalculation}
          onLeave={onClose}
        />
      )}
      {calculation.value !== undefined && calculation.lines.length === 0 && (
        <Box as="p" paddingBlockEnd="s2" color="text-2">
          {t('nothing')}
        </Box>
      )}
    </DialogContent>
  );
}

const titleLook = {
  padding: '8px 0 0',
  fontSize: token('fs-body'),
  fontWeight: 500,
  '&:focus': { outline: 'none' },
} as const;

/** Takes the focus for each calculation shown, because the control that had it has been removed. */
function Title({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <DialogTitle id={id} ref={heading} tabIndex={-1} sx={titleLook}>
      {children}
    </DialogTitle>
  );
}

/** Explains a calculation line by line. Lines that are calculations themselves open their own lines, with a way back. */
export function CalculationExplanation({ loan, calculations, id, open, onClose, linkOf }: Props) {
  const translate = useTranslate();
  const { t, nameOf, valueText } = useCalculationText();
  const titleId = useId();
  const [trail, setTrail] = useState<readonly CalculationId[]>([]);
  const calculation = findCalculation(calculations, trail.at(-1) ?? id);
  const from = trail.length > 0 ? findCalculation(calculations, trail.at(-2) ?? id) : undefined;
  return (
    <Dialog
      open={open && calculation !== undefined}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: () => setTrail([]) } }}
    >
      {calculation && (
        <>
          <Stack
            columns="minmax(0, 1fr) auto"
            align="start"
            paddingBlockStart="s3"
            paddingInlineStart="s6"
            paddingInlineEnd="s3"
          >
            {from && (
              <Button
                size="small"
                sx={{ gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: -2 }}
                startIcon={<ChevronLeft size={16} strokeWidth={1.6} className="flip" aria-hidden="true" />}
                onClick={() => setTrail(trail.slice(0, -1))}
              >
                {t('back', { figure: nameOf(from) })}
              </Button>
            )}
            <div>
              <Title key={idOf(calculation)} id={titleId}>
                <FigureName calculation={calculation} />
              </Title>
              <Text as="p" className="num" size="h1" weight={600} lineHeight="32px">
                <bdi>{valueText(calculation)}</bdi>
              </Text>
            </div>
            <IconButton size="small" onClick={onClose} aria-label={translate('shell.close')}>
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </Stack>
          <Content
            calculation={calculation}
            loan={loan}
            linkOf={linkOf}
            onCalculation={(next) => setTrail([...trail, next])}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}
