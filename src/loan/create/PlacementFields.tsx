import { useTranslate } from 'react-admin';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { CodeInput } from '../../fields/CodeInput';
import { FieldInput } from '../../fields/FieldInput';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useFieldText } from '../../fields/useFieldText';
import { FactList } from '../../ui/FactList';
import { InputGrid } from '../../ui/InputGrid';
import { Box, Note } from '../../ui/layout/primitives';
import { editablePlacement, type PlacementForm, type PlacementParts } from './placement';

interface PartProps {
  readonly name: keyof PlacementForm;
  readonly parts: PlacementParts;
  readonly disabled: boolean;
}

function PartInput({ name, parts, disabled }: PartProps) {
  const { label } = useFieldLabels();
  const part = parts[name];
  if (part.kind === 'type') return <FieldInput name={name} required disabled={disabled} />;
  if (part.kind !== 'choose') return null;
  const common = { name, label: label(name), required: true, disabled };
  if (name === 'sBranchChannelT') return <CodeInput {...common} offered={part.options} />;
  return <ChoiceInput {...common} choices={part.options.map((value) => ({ value, label: value }))} />;
}

const names = ['sBranchChannelT', 'sBranchName', 'sOriginatingCompanyName'] as const;

interface Props {
  readonly parts: PlacementParts;
  readonly disabled?: boolean;
}

/** Where the loan belongs: inputs for the parts that the user may choose, text for the fixed ones. */
export function PlacementFields({ parts, disabled = false }: Props) {
  const translate = useTranslate();
  const text = useFieldText();
  const { label } = useFieldLabels();
  const facts = names.flatMap((name) => {
    const part = parts[name];
    return part.kind === 'fixed' ? [{ label: label(name), value: text(name, part.value) }] : [];
  });
  return (
    <>
      {facts.length > 0 && (
        <Box maxInlineSize={400}>
          <FactList groups={[facts]} />
        </Box>
      )}
      {editablePlacement(parts).length > 0 ? (
        <InputGrid columns={3}>
          {names.map((name) => (
            <PartInput key={name} name={name} parts={parts} disabled={disabled} />
          ))}
        </InputGrid>
      ) : (
        <Note as="p" marginBlockStart="s2">
          {translate('loan.create.placement.own')}
        </Note>
      )}
    </>
  );
}
