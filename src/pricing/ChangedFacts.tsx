import type { PriceReview } from '../../domain/application/repricing/price-check.schemas';
import { useFieldLabels } from '../fields/useFieldLabels';
import { Row, Text } from '../ui/layout/primitives';
import { Moved } from './FigureMoves';

/** Facts of a loan that changed, with their old and new values. */
export function ChangedFacts({ changes }: { readonly changes: PriceReview['changes'] }) {
  const { label, text } = useFieldLabels();
  return (
    <Row as="ul" wrap columnGap="s4" rowGap="s1" margin="0" padding="0">
      {changes.map(({ field, before, after }) => (
        <Text as="li" display="block" key={field}>
          {label(field)}: <Moved before={text(field, before)} after={text(field, after)} />
        </Text>
      ))}
    </Row>
  );
}
