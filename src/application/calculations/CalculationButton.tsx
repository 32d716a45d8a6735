import type { Calculation } from '../../../domain/application/calculations/calculation';
import { Text } from '../../ui/layout/primitives';
import { PlainButton } from '../../ui/PlainButton';
import { useCalculationText } from './useCalculationText';

interface Props {
  readonly calculation: Calculation;
  readonly changed: boolean;
  readonly onOpen: () => void;
}

/** A calculated value that opens its explanation. */
export function CalculationButton({ calculation, changed, onOpen }: Props) {
  const { t, nameOf, valueText } = useCalculationText();
  const value = calculation.value === undefined ? t('unknown') : valueText(calculation);
  return (
    <PlainButton
      covers="ring"
      radius="m"
      numeric
      data-changed={changed}
      aria-haspopup="dialog"
      aria-label={t('explain', { figure: nameOf(calculation), value })}
      onClick={onOpen}
    >
      <Text
        as="bdi"
        marginInline={-2}
        paddingInline={2}
        radius="s"
        background={changed ? 'accent-tint' : undefined}
        transition={changed ? 'background-color 0ms' : 'background-color 600ms'}
      >
        {valueText(calculation)}
      </Text>
    </PlainButton>
  );
}
