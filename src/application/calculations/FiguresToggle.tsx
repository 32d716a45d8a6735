import { ChevronDown } from 'lucide-react';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import { Row, Text } from '../../ui/layout/primitives';
import { PlainButton } from '../../ui/PlainButton';
import { FigureName } from './FigureName';
import { useCalculationText } from './useCalculationText';

interface Props {
  readonly open: boolean;
  /** Id of the figures. */
  readonly controls: string;
  readonly label: string;
  /** Shown in the line while the others are collapsed. */
  readonly figures: readonly Calculation[];
  readonly onToggle: () => void;
}

/** The line that opens the key figures on a phone, with the most important ones. */
export function FiguresToggle({ open, controls, label, figures, onToggle }: Props) {
  const { valueText } = useCalculationText();
  return (
    <Row
      position="relative"
      justify="space-between"
      gap="s2"
      minBlockSize={44}
      paddingInline="s3"
      border
      radius="l"
      background="surface"
    >
      <PlainButton covers="target" weight={500} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
        {label}
      </PlainButton>
      <Row gap="s3" size="small" color="text-2">
        {!open &&
          figures.map((figure) => (
            <span key={figure.key}>
              <FigureName calculation={figure} />{' '}
              <Text as="bdi" weight={600} numeric>
                {valueText(figure)}
              </Text>
            </span>
          ))}
        <ChevronDown size={16} aria-hidden="true" style={{ transform: open ? 'rotate(180deg)' : 'none' }} />
      </Row>
    </Row>
  );
}
