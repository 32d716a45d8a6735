import { useRef } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { RuleVersion } from '../../../domain/pricing/rule-versions.schemas';
import type { RecordField, RecordFields } from '../../../domain/records/record-fields';
import { programRuleFields } from '../../../domain/reference/program-rule-fields';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import { InputGrid, WideInput } from '../../ui/InputGrid';
import { Box, Stack, Text } from '../../ui/layout/primitives';
import { type ProgramWithRules, type RuleForm, ruleChangesOf, ruleFormOf } from './rule-form';
import { useMatrixText } from './useMatrixText';
import type { RuleVersionInput } from './useRuleVersions';

const formFields = {
  effectiveFrom: { kind: 'date', required: true },
  note: { kind: 'text', maxLength: 200 },
  ...programRuleFields,
} as const satisfies RecordFields;

/** The limits of a line of the matrix, with the columns that name them. */
const lineFields = {
  minScore: { kind: 'integer', min: 300, max: 850 },
  maxAmount: { kind: 'money', min: 0, max: 99_999_999 },
  maxLtv: { kind: 'percent', min: 1, max: 200 },
  maxCltv: { kind: 'percent', min: 1, max: 200 },
} as const satisfies Readonly<Record<string, RecordField>>;
const columnOf = { minScore: 'score', maxAmount: 'amount', maxLtv: 'ltv', maxCltv: 'cltv' } as const;

function MatrixInputs({ matrix }: { readonly matrix: readonly MatrixLine[] }) {
  const translate = useTranslate();
  const { loansOf } = useMatrixText();
  return (
    <Stack gap="s4">
      {matrix.map((line, place) => {
        return (
          // Lines have no name of their own, and their order stays.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Box key={place} as="fieldset" border={false} margin={0} padding={0} minInlineSize={0}>
            <Text as="legend" weight={500} paddingBlockEnd="s2">
              {loansOf(line)}
            </Text>
            <Stack minColumn={130} gap="s3">
              {(Object.keys(lineFields) as (keyof typeof lineFields)[]).map((name) => (
                <RecordInput
                  key={name}
                  source={`lines.${place}.${name}`}
                  field={lineFields[name]}
                  label={translate(`programs.matrixColumns.${columnOf[name]}`)}
                />
              ))}
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}

interface Props {
  readonly program: ProgramWithRules;
  /** The version to change; none schedules another one. */
  readonly version?: RuleVersion;
  readonly onSave: (body: RuleVersionInput) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The form of rules from a day on. It begins with the rules of today. */
export function RuleVersionDialog({ program, version, onSave, onClose }: Props) {
  const translate = useTranslate();
  // The same ID however often the form is sent, so that a repeated request schedules one version.
  const id = useRef(version?.id ?? crypto.randomUUID());
  const matrix = version?.changes.matrix ?? program.definition.eligibility.matrix;
  const save = (form: RuleForm) =>
    onSave({
      ...{ id: id.current, effectiveFrom: form.effectiveFrom, note: form.note },
      ...(version && { version: version.version }),
      changes: { ...ruleChangesOf(form, program, matrix) },
    });
  const states = translate('programs.statesHelp', { codes: 'CA, NV' });
  return (
    <ResourceContextProvider value="main/admin/program">
      <RecordFieldsProvider value={formFields}>
        <SaveDialog<RuleForm>
          draft={`rules:${version?.id ?? 'new'}`}
          title={translate(version ? 'programs.versions.edit' : 'programs.versions.schedule')}
          saveLabel={translate(version ? 'dialogs.save' : 'programs.versions.schedule')}
          defaultValues={ruleFormOf(program, version)}
          maxWidth="md"
          onSave={save}
          onClose={onClose}
        >
          <InputGrid>
            <RecordInput source="effectiveFrom" help={translate('programs.versions.dayHelp')} autoFocus />
            <RecordInput source="note" help={translate('programs.versions.noteHelp')} />
            <RecordInput source="active" help={translate('programs.activeHelp')} />
            <RecordInput source="isCorrespondent" />
            <RecordInput source="minAmount" />
            <RecordInput source="maxAmount" />
            <RecordInput source="maxDti" />
            <RecordInput source="minimumPrice" />
            <RecordInput source="maximumPrice" />
            <RecordInput source="lenderFees" />
            <RecordInput source="onlyStates" help={states} />
            <RecordInput source="exceptStates" help={states} />
            <WideInput>
              <Text as="h3" size="h3" weight={600} marginBlockEnd="s3">
                {translate('programs.matrix')}
              </Text>
              <MatrixInputs matrix={matrix} />
            </WideInput>
            <RecordInput source="propertyTypes" />
            <RecordInput source="docTypes" />
          </InputGrid>
        </SaveDialog>
      </RecordFieldsProvider>
    </ResourceContextProvider>
  );
}
