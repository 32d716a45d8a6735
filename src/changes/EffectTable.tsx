import type { CocEffect } from '../../domain/disclosure/changes/coverage';
import type { Tolerance } from '../../domain/fees/tolerance';
import { amountText, moneyText } from '../fees/public';
import { block, heads, plainRow } from '../ui/layout/phone-cards';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import type { StyleProps } from '../ui/layout/style-props';
import { Table } from '../ui/Table';
import { useChangesText } from './useChanges';

/** On a phone, a value is one line: its label, and the figure at the end. */
const value: StyleProps = { ...plainRow.value, display: 'flex', justify: 'space-between' };
const hidden: StyleProps = { display: 'none' };

/** A figure before and after; one if they are the same. */
function Move({
  before,
  after,
  bad = false,
}: {
  readonly before: string;
  readonly after: string;
  readonly bad?: boolean;
}) {
  const { t } = useChangesText();
  const color = bad ? 'bad-text' : undefined;
  if (before === after) return <Text color={color}>{after}</Text>;
  return (
    <Row wrap justify="flex-end" gap="s1 s2">
      <Text as="s" color="text-3">
        <Text visuallyHidden>{t('before')} </Text>
        {before}
      </Text>
      <Text weight={600} color={color}>
        <Text visuallyHidden>{t('after')} </Text>
        {after}
      </Text>
    </Row>
  );
}

interface Bucket {
  readonly key: string;
  readonly baseline: number;
  readonly limit: number;
  readonly now: number;
  readonly over: number;
  readonly left: number;
}

/** The three limits of a test: lines of the zero bucket that are over, the ten percent bucket, and the lender credit. */
const bucketsOf = ({ zero, ten, credit }: Tolerance): Bucket[] => [
  { key: 'zero', baseline: 0, limit: 0, now: 0, over: zero.excess, left: 0 },
  { key: 'ten', baseline: ten.baseline, limit: ten.limit, now: ten.actual, over: ten.excess, left: ten.left },
  {
    key: 'credit',
    baseline: credit.baseline,
    limit: credit.baseline,
    now: credit.actual,
    over: credit.shortfall,
    left: 0,
  },
];

interface Props {
  readonly effect: CocEffect;
  /** What is compared: the charges as they are now, or those of the disclosure that showed the change. */
  readonly charges: 'now' | 'disclosed';
}

/** What a change does to the baseline of each bucket: if it is denied, and if it is approved. */
export function EffectTable({ effect, charges }: Props) {
  const { t } = useChangesText();
  const before = bucketsOf(effect.denied.tolerance);
  const after = bucketsOf(effect.approved.tolerance);
  const overText = ({ key, over, left }: Bucket): string =>
    over > 0
      ? t('over', { amount: amountText(over) })
      : key === 'ten'
        ? t('left', { amount: amountText(left) })
        : t('within');
  return (
    <Box overflowX="auto">
      <Table
        cells={{ padding: 's2 s3' }}
        edge="s4"
        heads={{ whiteSpace: 'nowrap' }}
        numeric
        phoneLabels="before"
        belowSm={block}
      >
        <Box as="thead" belowSm={heads}>
          <tr>
            <th scope="col">{t('bucket')}</th>
            {['baseline', 'limit', charges, 'result'].map((column) => (
              <th key={column} scope="col" data-numeric="true">
                {t(column)}
              </th>
            ))}
          </tr>
        </Box>
        <Box as="tbody" belowSm={block}>
          {after.map((bucket, at) => {
            const was = before[at] ?? bucket;
            const plain = bucket.key === 'zero';
            return (
              <Box as="tr" key={bucket.key} belowSm={plainRow.card}>
                <Box as="th" scope="row" belowSm={plainRow.named}>
                  {t(`buckets.${bucket.key}`)}
                </Box>
                <Box as="td" data-numeric="true" data-label={t('baseline')} belowSm={value}>
                  {plain ? t('byLine') : <Move before={amountText(was.baseline)} after={amountText(bucket.baseline)} />}
                </Box>
                <Box as="td" data-numeric="true" data-label={t('limit')} belowSm={plain ? hidden : value}>
                  {plain ? '–' : <Move before={amountText(was.limit)} after={amountText(bucket.limit)} />}
                </Box>
                <Box as="td" data-numeric="true" data-label={t(charges)} belowSm={plain ? hidden : value}>
                  {plain ? '–' : amountText(bucket.now)}
                </Box>
                <Box as="td" data-numeric="true" data-label={t('result')} belowSm={value}>
                  <Move before={overText(was)} after={overText(bucket)} bad={bucket.over > 0} />
                </Box>
              </Box>
            );
          })}
        </Box>
      </Table>
    </Box>
  );
}

/** The cure that the lender owes if the change is denied, and if it is approved. */
export function CureChoice({ effect: { denied, approved } }: { readonly effect: CocEffect }) {
  const { t } = useChangesText();
  const cures = [
    { key: 'ifDenied', cure: denied.tolerance.cure },
    { key: 'ifApproved', cure: approved.tolerance.cure },
  ];
  return (
    <Stack columns="1fr 1fr" gap="s3" padding="s3" radius="m" background="sunken">
      {cures.map(({ key, cure }) => (
        <Stack key={key} gap={2}>
          <Note>{t(key)}</Note>
          <Text weight={600} numeric color={cure > 0 ? 'bad-text' : 'ok-text'}>
            <bdi dir="ltr">{moneyText(cure)}</bdi>
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
