import { Link } from 'react-router-dom';
import type { CalculationLine } from '../../../domain/application/calculations/calculation';
import { Box, Note, Text } from '../../ui/layout/primitives';
import type { LayoutProps } from '../../ui/layout/style-props';
import { PlainButton } from '../../ui/PlainButton';
import { type CalculationId, calculationId } from './calculation-id';
import { useCalculationText } from './useCalculationText';

export interface LineActions {
  /** URL of the page where a field is edited; undefined if there is none. */
  readonly linkOf: (path: string) => string | undefined;
  /** Explains a line that is a calculation itself. */
  readonly onCalculation: (id: CalculationId) => void;
  /** Called when the user follows a link to a field. */
  readonly onLeave: () => void;
}

interface Props extends LineActions {
  readonly line: CalculationLine;
  readonly indented: boolean;
}

/** The link's target covers the whole row. */
const wholeRow: LayoutProps = {
  covers: 'wideRing',
  radius: 'm',
  color: 'accent-text',
  textDecoration: 'none',
  onHover: { textDecoration: 'underline' },
};

/** Name of a line: a button that opens its calculation, a link to its field, or plain text. */
function LineLabel({ line, linkOf, onCalculation, onLeave }: Props) {
  const { lineName } = useCalculationText();
  const { name, record, path } = line;
  const text = record ? <bdi>{record}</bdi> : lineName(line);
  if ('calculation' in name) {
    return (
      <PlainButton
        {...wholeRow}
        display="inline"
        onClick={() => onCalculation(calculationId(name.calculation, name.of))}
      >
        {text}
      </PlainButton>
    );
  }
  const to = path === undefined ? undefined : linkOf(path);
  return to === undefined ? (
    text
  ) : (
    <Text as={Link} {...wholeRow} to={to} onClick={onLeave}>
      {text}
    </Text>
  );
}

/** One line of an explanation: name, amount with the sign it has in the total, and the reason if it is not counted. */
export function LineRow(props: Props) {
  const { line } = props;
  const { t, lineName, amount } = useCalculationText();
  const kind = line.record ? lineName(line) : undefined;
  return (
    <Box as="tr" position="relative">
      <Box as="th" scope="row" paddingInlineStart={props.indented ? 's3' : undefined} weight={400}>
        <LineLabel {...props} />
        {kind && (
          <Note as="small" display="block" lineHeight="16px">
            {kind}
          </Note>
        )}
        {line.why && (
          <Note as="small" display="block" lineHeight="16px">
            {t(`why.${line.why}`)}
          </Note>
        )}
      </Box>
      <Box as="td" data-numeric paddingInlineStart="s4" color={line.counted ? 'text' : 'text-3'}>
        {line.effect === 'over' && line.counted && <Note as="small">{t('dividedBy')} </Note>}
        <bdi className="num">{amount(line)}</bdi>
      </Box>
    </Box>
  );
}
