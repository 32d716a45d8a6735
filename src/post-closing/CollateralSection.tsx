import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { CollateralDialog } from './CollateralDialog';
import { CollateralLog } from './CollateralLog';
import type { CollateralMove } from './collateral-moves';
import { ShipmentTable } from './ShipmentTable';
import { usePostClosingText } from './usePostClosingText';

/** What can be recorded of the note now. */
function movesOf({ collateral }: PostClosingView): readonly CollateralMove[] {
  const { moving, shipments, entries, last } = collateral;
  const latest = entries.find(({ id }) => id === last);
  const canReturn = latest !== undefined && latest.kind === 'arrived' && shipments.at(-1)?.returnedOn === null;
  const moves: readonly (readonly [CollateralMove, boolean])[] = [
    ['arrived', moving !== null],
    ['shipped', moving === null],
    ['placed', moving === null],
    ['returned', moving !== null || canReturn],
    ['corrected', last !== null],
  ];
  return moves.flatMap(([move, can]) => (can ? [move] : []));
}

/** Where the original note is and was. */
export function CollateralSection({ view }: { readonly view: PostClosingView }) {
  const { t, date, place } = usePostClosingText();
  const [move, setMove] = useState<CollateralMove | null>(null);
  const { collateral } = view;
  const moving = collateral.shipments.find(({ id }) => id === collateral.moving);
  return (
    <Section title={t('note.title')} flush>
      <Text as="p" paddingInline="s4">
        {moving
          ? t('note.moving', {
              ...{ from: place(moving.from), to: place(moving.to, moving.holder), day: date(moving.sentOn) },
            })
          : t('note.at', { place: place(collateral.place, collateral.holder), day: date(collateral.since) })}
      </Text>
      <Row wrap gap="s2" paddingInline="s4" marginBlock="s3">
        {movesOf(view).map((one, index) => (
          <Button key={one} size="small" variant={index === 0 ? 'contained' : 'outlined'} onClick={() => setMove(one)}>
            {t(`note.moves.${one}`)}
          </Button>
        ))}
      </Row>
      {collateral.shipments.length > 0 && <ShipmentTable shipments={collateral.shipments} />}
      {collateral.entries.length > 0 && <CollateralLog entries={collateral.entries} />}
      {move && <CollateralDialog view={view} move={move} onClose={() => setMove(null)} />}
    </Section>
  );
}
