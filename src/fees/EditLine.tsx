import { borrowerPays } from '../../domain/fees/worksheet';
import type { FeeRecord } from '../../domain/loan/fees/closing-lists';
import { KeyHint } from '../ui/KeyHint';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import type { FeeSheet } from './fee-lines';
import { amountText, changeText, useFeesText } from './useFeesText';

interface Props {
  readonly sheet: FeeSheet;
  readonly focused: FeeRecord | undefined;
  readonly editable: boolean;
}

/** What a change of the focused fee does: its distance from the estimate, and what its bucket has left. */
function useEffectText({ worksheet, goodFaith }: FeeSheet, id: string | undefined): string {
  const { t } = useFeesText();
  const line = worksheet.lines.find((each) => each.id === id);
  if (!line) return t('edit.hint');
  if (!goodFaith) return t('edit.noEstimate', { bucket: t(`buckets.${line.bucket}`) });
  const { tolerance, baseline, estimate } = goodFaith;
  const before = baseline.lines.get(line.id)?.amount ?? 0;
  const moved = borrowerPays(line) - before;
  const change = moved === 0 ? t('edit.same') : changeText(moved);
  const values = { change, number: estimate.number, baseline: amountText(before) };
  if (line.bucket === 'none') return t('edit.none', values);
  if (line.bucket === 'zero') {
    const excess = tolerance.zero.lines.find((each) => each.id === line.id)?.excess ?? 0;
    return excess > 0 ? t('edit.zeroOver', { ...values, excess: amountText(excess) }) : t('edit.zero', values);
  }
  const { excess, left } = tolerance.ten;
  return excess > 0
    ? t('edit.tenOver', { ...values, excess: amountText(excess) })
    : t('edit.ten', { ...values, left: amountText(left) });
}

const keys = [
  { name: 'Enter', does: 'next' },
  { name: 'Esc', does: 'undo' },
] as const;

/** Above the sheet: the focused cell and what its amount does, with the keys of the sheet. */
export function EditLine({ sheet, focused, editable }: Props) {
  const { t } = useFeesText();
  const text = useEffectText(sheet, focused?.id);
  return (
    <Row wrap justify="space-between" gap="s2 s4" padding="s2 s4" minBlockSize={44}>
      <Box aria-live="polite">
        {focused && (
          <>
            <Text as="bdi" weight={600}>
              {focused.Description}
            </Text>
            {' · '}
          </>
        )}
        <Note size="body">{text}</Note>
      </Box>
      {editable && (
        <Row wrap gap="s1 s4" belowMd={{ display: 'none' }} onTouch={{ display: 'none' }}>
          {keys.map(({ name, does }) => (
            <Note key={name}>
              {t(`keys.${does}`)}
              <KeyHint>{name}</KeyHint>
            </Note>
          ))}
        </Row>
      )}
    </Row>
  );
}
