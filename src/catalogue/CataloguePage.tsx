import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { token } from '../theme/tokens';
import { CalculationExamples } from './CalculationExamples';
import { DialogExamples } from './DialogExamples';
import { FieldExamples } from './FieldExamples';
import { LookToggles } from './LookToggles';
import { MessageExamples } from './MessageExamples';
import { RequirementsExamples } from './RequirementsExamples';
import { StateExamples } from './StateExamples';
import { StepExamples } from './StepExamples';
import { TableExamples } from './TableExamples';

const Page = styled('main')({
  display: 'grid',
  gap: token('s8'),
  padding: token('s6'),
  maxInlineSize: 1440,
  marginInline: 'auto',
});

const Head = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  padding: `${token('s2')} ${token('s6')}`,
  borderBlockEnd: token('border'),
  background: token('surface'),
});

const Group = styled('section')({ display: 'grid', gap: token('s4'), minInlineSize: 0 });

const groups: readonly (readonly [title: string, Examples: ComponentType])[] = [
  ['States', StateExamples],
  ['Figures, facts and charts', CalculationExamples],
  ['Tables', TableExamples],
  ['Steps', StepExamples],
  ['Dialogs and panels', DialogExamples],
  ['Messages, waiting, saving, uploading', MessageExamples],
  ['What a loan still needs', RequirementsExamples],
  ['Fields by kind', FieldExamples],
];

/** All blocks in all their states, and all inputs by kind: to look at while they are built. Only in development, only in English. */
export function CataloguePage() {
  return (
    <>
      <Head>
        <h1>Catalogue</h1>
        <LookToggles />
      </Head>
      <Page id="content" lang="en">
        {groups.map(([title, Examples]) => (
          <Group key={title} aria-label={title}>
            <h2>{title}</h2>
            <Examples />
          </Group>
        ))}
      </Page>
    </>
  );
}
