import { Button, IconButton } from '@mui/material';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import { MAX_CONDITIONS_AT_ONCE } from '../../domain/underwriting/condition-limits';
import { useMessageText } from '../providers/i18n/useMessageText';
import { Row, Stack, Text } from '../ui/layout/primitives';
import { type Added, type AddedCondition, FIRST, withTemplates } from './added-conditions';
import { TemplateChoice } from './TemplateChoice';
import { NO_TERMS, TermFields } from './TermFields';

const isEmpty = ({ description }: AddedCondition): boolean => description.trim() === '';

/** The conditions to add: chosen from templates, each with a text that can be changed, and further ones. */
export function AddedConditions() {
  const translate = useTranslate();
  const messageText = useMessageText();
  const { field, fieldState } = useController<Added, 'conditions'>({
    name: 'conditions',
    rules: { validate: (conditions) => !conditions.some(isEmpty) || 'required' },
  });
  const { errors } = useFormState<Added>();
  const conditions = field.value;
  /** What the server says about the text, or that it is missing. */
  const problemOf = (one: AddedCondition, index: number): string | undefined => {
    const isMissing = fieldState.isTouched && fieldState.error !== undefined && isEmpty(one);
    return isMissing ? messageText('required') : errors.conditions?.[index]?.description?.message;
  };
  const change = (next: readonly AddedCondition[]) => field.onChange(next);
  const isFull = conditions.length >= MAX_CONDITIONS_AT_ONCE;
  const without = (id: string) => {
    const rest = conditions.filter((one) => one.id !== id);
    change(rest.length === 0 ? [FIRST] : rest);
  };
  return (
    <>
      <TemplateChoice
        chosen={conditions.flatMap(({ template }) => template ?? [])}
        full={isFull}
        onChoose={(templates) => change(withTemplates(conditions, templates, () => crypto.randomUUID()))}
      />
      <Stack as="ol" gap="s4">
        {conditions.map((one, index) => (
          <Stack
            as="li"
            key={one.id}
            gap="s4"
            {...(conditions.length > 1 && { border: true, radius: 'm', padding: 's4' })}
          >
            {conditions.length > 1 && (
              <Row justify="space-between" gap="s2">
                <Text as="h3" size="small" weight={600}>
                  {translate('conditions.add.nth', { number: index + 1, total: conditions.length })}
                </Text>
                <IconButton
                  size="small"
                  aria-label={translate('conditions.add.remove', { number: index + 1 })}
                  onClick={() => without(one.id)}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </Row>
            )}
            <TermFields
              autoFocus={one.template === undefined && index === conditions.length - 1}
              terms={one}
              onChange={(changes) =>
                change(conditions.map((each) => (each.id === one.id ? { ...each, ...changes } : each)))
              }
              onBlur={field.onBlur}
              problem={problemOf(one, index)}
            />
          </Stack>
        ))}
      </Stack>
      <Row>
        <Button
          disabled={isFull || conditions.some(isEmpty)}
          startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden="true" />}
          onClick={() => change([...conditions, { ...NO_TERMS, id: crypto.randomUUID() }])}
        >
          {translate('conditions.add.another')}
        </Button>
      </Row>
    </>
  );
}
