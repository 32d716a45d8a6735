import { useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import type { SingleCalculation } from '../../../domain/application/calculations/calculation-keys';
import type { Calculations } from '../../../domain/application/calculations/calculations';
import { token } from '../../theme/tokens';
import { Box } from '../../ui/layout/primitives';
import { idOf } from './calculation-id';
import { FigureName } from './FigureName';
import { FiguresToggle } from './FiguresToggle';
import { knownCalculations } from './known-calculations';
import { useCalculationText } from './useCalculationText';
import { type ExplainedProps, useExplainedCalculations } from './useExplainedCalculations';

/** Two columns, four, or a single row, depending on the width of the container. */
const KeyFigures = styled('section')({
  containerType: 'inline-size',
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 1,
    border: token('border'),
    borderRadius: token('r-l'),
    background: token('surface'),
    overflow: 'clip',
  },
  '& > dl > div': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    minInlineSize: 0,
    padding: `10px ${token('s3')}`,
    background: token('surface'),
    boxShadow: `0 0 0 1px ${token('line')}`,
  },
  '& > dl > div:hover': { background: token('hover') },
  '& > dl[hidden]': { display: 'none' },
  '& > * + dl': { marginBlockStart: token('s2') },
  '& dt': { color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500, lineHeight: 1.25 },
  '& dd': { fontSize: token('fs-h3'), fontWeight: 600, lineHeight: '24px', whiteSpace: 'nowrap' },
  '@container (min-width: 560px)': { '& > dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  '@container (min-width: 1040px)': {
    '& > dl': { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

const keyCalculations: readonly SingleCalculation[] = [
  'totalIncome',
  'debts',
  'proposedHousing',
  'dtiTop',
  'dtiBottom',
  'ltv',
  'cltv',
  'hcltv',
  'liquidAssets',
  'cashToClose',
];

/** CLTV and HCLTV appear if other liens make them differ from LTV. */
const others: readonly SingleCalculation[] = ['cltv', 'hcltv'];

const useIsPhone = (): boolean => useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });

/** As high as a line of text. */
const blankLine = '\u00a0';

/** The place of the strip before its figures are calculated. */
export function CalculationsPlace() {
  if (useIsPhone()) return <Box minBlockSize={44} border radius="l" background="surface" />;
  return (
    <KeyFigures aria-hidden>
      <dl>
        {keyCalculations
          .filter((key) => !others.includes(key))
          .map((key) => (
            <div key={key}>
              <dt>{blankLine}</dt>
              <dd>{blankLine}</dd>
            </div>
          ))}
      </dl>
    </KeyFigures>
  );
}

const shownOf = (calculations: Calculations): readonly Calculation[] =>
  keyCalculations
    .filter((key) => !others.includes(key) || calculations[key].value !== calculations.ltv.value)
    .map((key) => calculations[key]);

/** Strip of the loan's key figures, based on the draft. Each opens its explanation. On a phone, one line until it is opened. */
export function CalculationsPanel(props: ExplainedProps) {
  const { t } = useCalculationText();
  const calculations = knownCalculations(props.loan);
  const shown = useMemo(() => shownOf(calculations), [calculations]);
  const { button, around } = useExplainedCalculations({ ...props, calculations, shown });
  const isPhone = useIsPhone();
  const [open, setOpen] = useStore('application.figures', false);
  const id = useId();
  return (
    <KeyFigures aria-label={t('key')}>
      {isPhone && (
        <FiguresToggle
          open={open}
          controls={id}
          label={t('key')}
          figures={[calculations.dtiBottom, calculations.ltv]}
          onToggle={() => setOpen(!open)}
        />
      )}
      <dl id={id} hidden={isPhone && !open}>
        {shown.map((calculation) => (
          <div key={idOf(calculation)}>
            <dt>
              <FigureName calculation={calculation} />
            </dt>
            <dd>{button(calculation)}</dd>
          </div>
        ))}
      </dl>
      {around}
    </KeyFigures>
  );
}
