import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { token } from '../theme/tokens';
import { Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { usePricingText } from './usePricingText';

const FIRST = 6;

const ReasonsTable = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { blockSize: 32, padding: `5px ${token('s4')}`, textAlign: 'start', verticalAlign: 'top' },
  '& thead th': {
    paddingBlock: 4,
    color: token('text-3'),
    fontSize: token('fs-small'),
    fontWeight: 500,
    verticalAlign: 'middle',
  },
  '& tbody tr.first': { borderBlockStart: token('border') },
  '& tbody th': { color: token('text-2'), fontWeight: 500 },
  '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody .figure.own': { color: token('bad-text'), fontWeight: 500, whiteSpace: 'nowrap' },
  '& tbody .figure.need': { minInlineSize: 196, maxInlineSize: 260, color: token('text-2') },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: token('s3'),
      padding: `${token('s1')} ${token('s4')}`,
    },
    '& tbody :is(th, td)': { blockSize: 'auto', padding: 0 },
    '& tbody th': { flex: '0 0 100%', paddingBlockStart: token('s1') },
    '& tbody td:nth-of-type(1)': { flex: '0 0 100%' },
    '& tbody .figure': { flex: 1, textAlign: 'start' },
    '& tbody .figure.own': { whiteSpace: 'normal' },
    '& [data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: token('text-3'),
      fontSize: token('fs-small'),
      fontWeight: 400,
    },
  },
}));

/** Ineligible programs with each reason, the value that failed and the requirement. */
export function IneligibleTable({ programs }: { readonly programs: readonly ProgramResult[] }) {
  const { t, shown, needed } = usePricingText();
  const [all, setAll] = useState(false);
  if (programs.length === 0) return null;
  const rows = all ? programs : programs.slice(0, FIRST);
  return (
    <Section
      title={
        <>
          {t('notEligible')}{' '}
          <Text as="bdi" color="text-3" weight={400}>
            {programs.length}
          </Text>
        </>
      }
      flush
    >
      <ReasonsTable>
        <thead>
          <tr>
            <th scope="col">{t('program')}</th>
            <th scope="col">{t('reasonHead')}</th>
            <th scope="col" className="figure">
              {t('thisLoan')}
            </th>
            <th scope="col" className="figure">
              {t('needed')}
            </th>
          </tr>
        </thead>
        {rows.map((program) => (
          <tbody key={program.lLpTemplateId}>
            {program.Reasons.map((reason, place) => (
              <tr key={reason.code} className={place === 0 ? 'first' : undefined}>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={program.Reasons.length}>
                    <bdi>{program.Name}</bdi>
                  </th>
                )}
                <td>{t(`reason.${reason.code}`, { _: reason.text })}</td>
                <td className="figure own" data-label={t('thisLoan')}>
                  <bdi>{shown(reason.actual)}</bdi>
                </td>
                <td className="figure need" data-label={t('needed')}>
                  <bdi>{needed(reason)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </ReasonsTable>
      {programs.length > FIRST && (
        <Button variant="text" size="small" sx={{ m: 2 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewerPrograms') : t('allPrograms', { count: programs.length, smart_count: programs.length })}
        </Button>
      )}
    </Section>
  );
}
