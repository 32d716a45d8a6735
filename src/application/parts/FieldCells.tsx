import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { isSetByProgram } from '../../../domain/loan/set-by-program';
import { ownValue } from '../../../domain/tables/own-value';
import { FieldInput } from '../../fields/FieldInput';
import type { FieldInputProps } from '../../fields/useFieldControl';
import { useSection } from '../edit/section-context';
import { useTyped } from '../edit/useTyped';
import { depthOf, type FieldGroup, fieldOf, type PlacedField, spanOf } from '../layout/layout';
import { PayoffInput } from '../liability/PayoffInput';
import { PropertyChoice } from '../liability/PropertyChoice';
import { useRevealableLoan } from '../useRevealableLoan';
import { ComputedField } from './ComputedField';
import { FieldGrid, Questions } from './cell-styles';
import { FicoInput } from './FicoInput';
import { type FieldHolder, fieldNameOf, sourceOf } from './field-holder';
import { isShown } from './is-shown';
import { LoanAmountInput } from './LoanAmountInput';
import { ProgramTermsNote } from './ProgramTermsNote';
import { SelfEmployedInput } from './SelfEmployedInput';
import { UpfrontRateInput } from './UpfrontRateInput';
import { isLongTime, YearsMonthsInput } from './YearsMonthsInput';
import { ZipFill } from './ZipFill';

/** Fields with a custom input. */
const ownInputs: Readonly<Record<string, ComponentType<FieldInputProps>>> = {
  'liability.payoff': PayoffInput,
  'liability.reoId': PropertyChoice,
  sCreditScoreType2: FicoInput,
  sFfUfmipR: UpfrontRateInput,
  sIsSelfEmployed: SelfEmployedInput,
  sLAmtCalc: LoanAmountInput,
};

interface Props {
  readonly group: Pick<FieldGroup, 'fields' | 'questions' | 'titled'>;
  readonly holder: FieldHolder;
}

/** The group's fields that apply to the current values. Re-renders only when a field appears or disappears. */
function useShown(fields: readonly PlacedField[], holder: FieldHolder): readonly PlacedField[] {
  const names = useTyped((document) =>
    fields
      .map(fieldOf)
      .filter((name) => isShown(name, holder, document))
      .join(),
  );
  const shown = new Set(names.split(','));
  return fields.filter((placed) => shown.has(fieldOf(placed)));
}

/** Inputs of a group according to the field table. Fields that don't apply are hidden. */
export function FieldCells({ group, holder }: Props) {
  const translate = useTranslate();
  const { readOnly, loanNum, loan } = useSection();
  const revealable = useRevealableLoan(loanNum);
  const shown = useShown(group.fields, holder);
  const isSet = (placed: PlacedField) => isSetByProgram(fieldNameOf(holder, fieldOf(placed)), loan);
  const Cells = group.questions ? Questions : FieldGrid;
  return (
    <Cells>
      {shown.some(isSet) && <ProgramTermsNote />}
      {shown.map((placed, index) => {
        const name = fieldNameOf(holder, fieldOf(placed));
        const spec = fieldSpec(name);
        const span = spanOf(placed, spec?.kind);
        const Input = ownValue(ownInputs, name) ?? (spec && isLongTime(spec) ? YearsMonthsInput : FieldInput);
        return (
          <div
            key={name}
            data-kind={spec?.kind}
            data-depth={depthOf(placed)}
            data-narrow={span <= 3}
            data-wide={span === 12}
            data-titled={group.titled === true && index === 0}
            style={{ '--span': span } as React.CSSProperties}
          >
            {spec?.computed ? (
              <ComputedField name={name} source={sourceOf(holder, fieldOf(placed))} />
            ) : (
              <Input
                name={name}
                source={sourceOf(holder, fieldOf(placed))}
                readOnly={readOnly || isSet(placed)}
                {...(isSet(placed) ? { help: translate('application.setByProgram.field') } : {})}
                loanNum={revealable}
              />
            )}
          </div>
        );
      })}
      {!readOnly && <ZipFill fields={group.fields.map(fieldOf)} holder={holder} />}
    </Cells>
  );
}
