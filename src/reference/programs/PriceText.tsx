import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MINUS } from '../../../domain/format/decimal';
import { missing } from '../../../domain/format/parsed';
import { Box, Note, Text } from '../../ui/layout/primitives';

interface Props {
  readonly before: string | null;
  readonly after: string | null;
}

const THOUSAND = 1000;

/** A price change with its sign, such as `+0.250`; empty if there is none. */
export function moveText({ before, after }: Props): string {
  if (before === null || after === null) return '';
  const move = Math.round(Number(after) * THOUSAND) - Math.round(Number(before) * THOUSAND);
  if (move === 0) return '';
  return `${move > 0 ? '+' : MINUS}${(Math.abs(move) / THOUSAND).toFixed(3)}`;
}

/** The room for the change of a price. */
const MoveSpace = ({ children }: { readonly children?: ReactNode }) => (
  <Box as="span" size="body" display="inline-block" minInlineSize="7ch" textAlign="end">
    {children}
  </Box>
);

/**
 * A price and its change. The sign shows the direction, so that it does not depend on color. The change takes the same width in every
 * row, even where there is none, so that the decimals of the prices align.
 */
export function PriceText({ before, after }: Props) {
  const translate = useTranslate();
  const move = moveText({ before, after });
  const isNew = before === null && after !== null;
  return (
    <bdi dir="ltr">
      {after ?? (before === null ? missing : <Note as="del">{before}</Note>)}{' '}
      <MoveSpace>
        {isNew ? <Text color="ok-text">{translate('programs.rates.new')}</Text> : null}
        {move === '' ? null : <Text color={move.startsWith('+') ? 'ok-text' : 'bad-text'}>{move}</Text>}
      </MoveSpace>
    </bdi>
  );
}

/** The head of a column of prices, above the prices and not above their changes. */
export function PriceHead({ children }: { readonly children: ReactNode }) {
  return (
    <bdi dir="ltr">
      <bdi>{children}</bdi> <MoveSpace />
    </bdi>
  );
}
