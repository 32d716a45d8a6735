import type { ComponentType } from 'react';
import { Row, Stack } from '../ui/layout/primitives';
import { CalculationExamples } from './CalculationExamples';
import { DialogExamples } from './DialogExamples';
import { FieldExamples } from './FieldExamples';
import { LookToggles } from './LookToggles';
import { MessageExamples } from './MessageExamples';
import { RequirementsExamples } from './RequirementsExamples';
import { StateExamples } from './StateExamples';
import { StepExamples } from './StepExamples';
import { TableExamples } from './TableExamples';

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

/** All components in all states and all inputs by kind, to review during development. In English only. */
export function CataloguePage() {
  return (
    <>
      <Row
        as="header"
        position="sticky"
        insetBlockStart={0}
        zIndex={5}
        wrap
        justify="space-between"
        gap="s3"
        padding="s2 s6"
        lineBelow
        background="surface"
      >
        <h1>Catalogue</h1>
        <LookToggles />
      </Row>
      <Stack as="main" gap="s8" padding="s6" maxInlineSize={1440} marginInline="auto" id="content" lang="en">
        {groups.map(([title, Examples]) => (
          <Stack as="section" gap="s4" minInlineSize={0} key={title} aria-label={title}>
            <h2>{title}</h2>
            <Examples />
          </Stack>
        ))}
      </Stack>
    </>
  );
}
