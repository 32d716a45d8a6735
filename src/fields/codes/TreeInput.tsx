import { Checkbox } from '@mui/material';
import { Fragment } from 'react';
import { type CodeTree, codeTree } from '../../../domain/application/demographics/code-trees';
import { toggleCode } from '../../../domain/application/demographics/selection';
import { Stack } from '../../ui/layout/primitives';
import { ChoiceLabel, Choices } from '../Choices';
import { type FieldInputProps, useFieldControl } from '../useFieldControl';
import { useValueText } from '../useValueText';

interface Props extends FieldInputProps {
  readonly tree: CodeTree;
}

/** Ethnicity or race: parent codes, their children, and "I do not wish to provide" (DEMO-08 to -13). */
function Tree({ tree, ...props }: Props) {
  const { code } = useValueText();
  const { spec, field, label, error, help } = useFieldControl(props);
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const box = (each: string, isFirst = false) => (
    <ChoiceLabel
      key={each}
      control={
        <Checkbox
          checked={chosen.includes(each)}
          name={field.name}
          onChange={() => field.onChange(toggleCode(chosen, each, tree.optOut))}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: isFirst ? field.ref : null } }}
        />
      }
      label={code(spec.codes, each)}
    />
  );
  return (
    <Choices label={label} help={help} error={error !== undefined} required={props.required} disabled={props.disabled}>
      <Stack>
        {tree.branches.map((branch, index) => (
          <Fragment key={branch.code}>
            {box(branch.code, index === 0)}
            {branch.children.length > 0 && (
              <Stack
                as="fieldset"
                minColumn={190}
                minInlineSize={0}
                margin={0}
                marginInlineStart={28}
                padding={0}
                border="none"
                aria-label={code(spec.codes, branch.code)}
              >
                {branch.children.map((child) => box(child))}
              </Stack>
            )}
          </Fragment>
        ))}
      </Stack>
    </Choices>
  );
}

/** The input of a hierarchical code list. */
export function TreeInput({ list, ...props }: FieldInputProps & { readonly list: string }) {
  const tree = codeTree(list);
  return tree ? <Tree {...props} tree={tree} /> : null;
}
