import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { CalculationLine } from '../../../domain/application/calculations/calculation';
import { token } from '../../theme/tokens';
import { type CalculationId, calculationId } from './calculation-id';
import { useCalculationText } from './useCalculationText';

/** The link's target covers the whole row. */
const CalculationRow = styled('tr')({
  position: 'relative',
  '& th': { fontWeight: 400, textAlign: 'start' },
  '& th > small': { display: 'block', color: token('text-3'), fontSize: token('fs-small'), lineHeight: '16px' },
  '& td': { color: token('text'), textAlign: 'end', whiteSpace: 'nowrap' },
  '& :is(a, button)': {
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    color: token('accent-text'),
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& :is(a, button)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: `calc(-1 * ${token('s2')})`,
    borderRadius: token('r'),
  },
  '& :is(a, button):hover': { textDecoration: 'underline' },
  '& :is(a, button):focus-visible': { outline: 'none' },
  '& :is(a, button):focus-visible::after': { outline: `2px solid ${token('focus')}`, outlineOffset: -2 },
  '& small.over': { display: 'inline', color: token('text-3'), fontSize: token('fs-small') },
  '&[data-counted="false"] td': { color: token('text-3') },
});

export interface LineActions {
  /** URL of the page where a field is edited; undefined if there is none. */
  readonly linkOf: (path: string) => string | undefined;
  /** Explains a line that is a calculation itself. */
  readonly onCalculation: (id: CalculationId) => void;
  /** Called when the user follows a link to a field. */
  readonly onLeave: () => void;
}

type Props = LineActions & { readonly line: CalculationLine };

/** Name of a line: a button that opens its calculation, a link to its field, or plain text. */
function LineLabel({ line, linkOf, onCalculation, onLeave }: Props) {
  const { lineName } = useCalculationText();
  const { name, record, path } = line;
  const text = record ? <bdi>{record}</bdi> : lineName(name);
  if ('calculation' in name) {
    return (
      <button type="button" onClick={() => onCalculation(calculationId(name.calculation, name.of))}>
        {text}
      </button>
    );
  }
  const to = path === undefined ? undefined : linkOf(path);
  return to === undefined ? (
    text
  ) : (
    <Link to={to} onClick={onLeave}>
      {text}
    </Link>
  );
}

/** One line of an explanation: name, amount with the sign it has in the total, and the reason if it is not counted. */
export function LineRow(props: Props) {
  const { line } = props;
  const { t, lineName, amount } = useCalculationText();
  const kind = line.record ? lineName(line.name) : undefined;
  return (
    <CalculationRow data-counted={line.counted}>
      <th scope="row">
        <LineLabel {...props} />
        {kind && <small>{kind}</small>}
        {line.why && <small>{t(`why.${line.why}`)}</small>}
      </th>
      <td>
        {line.effect === 'over' && line.counted && <small className="over">{t('dividedBy')} </small>}
        <bdi className="num">{amount(line)}</bdi>
      </td>
    </CalculationRow>
  );
}
