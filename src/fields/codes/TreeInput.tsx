import { Checkbox } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { type CodeTree, codeTree } from '../../../domain/application/demographics/code-trees';
import { toggleCode } from '../../../domain/application/demographics/selection';
import { ChoiceLabel, Choices } from '../Choices';
import { type FieldInputProps, useFieldControl } from '../useFieldControl';
import { useFieldLabels } from '../useFieldLabels';

const Branches = styled('div')({ display: 'grid' });

/** Children are below their parent, in as many columns as fit. */
const Children = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  minInlineSize: 0,
  margin: 0,
  marginInlineStart: 28,
  padding: 0,
  border: 0,
});

interface Props extends FieldInputProps {
  readonly tree: CodeTree;
}

/** Ethnicity or race: parent codes, their children, and "I do not wish to provide" (DEMO-08 to -13). */
function Tree({ tree, ...props }: Props) {
  const { code } = useFieldLabels();
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
      <Branches>
        {tree.branches.map((branch, index) => (
          <Fragment key={branch.code}>
            {box(branch.code, index === 0)}
            {branch.children.length > 0 && (
              <Children aria-label={code(spec.codes, branch.code)}>
                {branch.children.map((child) => box(child))}
              </Children>
            )}
          </Fragment>
        ))}
      </Branches>
    </Choices>
  );
}

/** The input of a hierarchical code list. */
export function TreeInput({ list, ...props }: FieldInputProps & { readonly list: string }) {
  const tree = codeTree(list);
  return tree ? <Tree {...props} tree={tree} /> : null;
}
