import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { RichTextInput, type RichTextInputProps } from './RichTextInput';

// The editor scrolls to its caret; the page of the tests has no measures.
beforeAll(() => {
  const nowhere = new DOMRect();
  Range.prototype.getBoundingClientRect = () => nowhere;
  Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList;
});

function Values() {
  return <output>{useWatch({ name: 'body' })}</output>;
}

function Form({ html, ...props }: Partial<RichTextInputProps> & { readonly html: string }) {
  const form = useForm({ defaultValues: { body: html }, mode: 'onBlur' });
  return (
    <FormProvider {...form}>
      <RichTextInput source="body" label="Body" {...props} />
      <button type="button" onClick={() => void form.trigger()}>
        check
      </button>
      <Values />
    </FormProvider>
  );
}

const stored = () => document.querySelector('output')?.textContent;
const editor = () => screen.findByRole('textbox', { name: 'Body' }, { timeout: 10_000 });

describe('the rich text editor', () => {
  it('shows existing text, formats the selection, and produces only supported HTML', async () => {
    renderInPortal(<Form html="<p>Rates</p><script>alert(1)</script>" />);
    expect(await editor()).toHaveTextContent('Rates');
    expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Paragraph style' }), 'Heading 1');
    await waitFor(() => expect(stored()).toBe('<h2>Rates</h2>'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove formatting' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
    await waitFor(() => expect(stored()).toBe('<ul><li><p>Rates</p></li></ul>'));
    expect(screen.getByRole('button', { name: 'Bulleted list' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('reports a missing required value', async () => {
    renderInPortal(<Form html="" required />);
    await editor();
    await userEvent.click(screen.getByRole('button', { name: 'check' }));
    expect(await screen.findByText('Required')).toBeVisible();
  });

  it('shows read-only text without an editor', () => {
    renderInPortal(<Form html="<p>Rates</p>" readOnly />);
    expect(screen.getByRole('group', { name: 'Body' })).toHaveTextContent('Rates');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
