import { expect, it, vi } from 'vitest';
import { focusWhenThere } from './useFocusField';

it('focuses the compliance tests as soon as they are rendered', async () => {
  const setFocus = vi.fn();
  const getValues = vi.fn();
  const cancel = focusWhenThere({ getValues, setFocus }, 'compliance');
  const part = document.createElement('div');
  part.id = 'compliance';
  part.tabIndex = -1;
  part.scrollIntoView = vi.fn();
  document.body.append(part);
  await vi.waitFor(() => expect(document.activeElement).toBe(part));
  expect(setFocus).not.toHaveBeenCalled();
  cancel();
  part.remove();
});
