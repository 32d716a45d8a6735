import { describe, expect, it, vi } from 'vitest';
import { type Held, type MustAsk, memoryHistory } from './portal-history';

/** A history with a guard: `paths()` are the addresses that were shown, `held()` is the navigation that waits. */
function open(entries: string[], mustAsk: MustAsk = () => true) {
  const history = memoryHistory(...entries);
  const shown: string[] = [];
  history.listen(({ location }) => void shown.push(location.pathname));
  let held: Held | null = null;
  const remove = history.guard(mustAsk, (next) => {
    held = next;
  });
  return { history, remove, shown: () => shown, held: () => held as Held | null, at: () => history.location.pathname };
}

describe('a navigation that must be confirmed', () => {
  it('happens when the user proceeds, with its state, and only once', () => {
    const { history, shown, held, at } = open(['/form']);
    history.push({ pathname: '/list', search: '?q=1' }, { from: 'form' });
    expect([at(), shown()]).toEqual(['/form', []]);
    const waiting = held();
    const before = vi.fn();
    waiting?.proceed(before);
    waiting?.proceed(before);
    expect(before).toHaveBeenCalledOnce();
    expect(history.location).toMatchObject({ pathname: '/list', search: '?q=1', state: { from: 'form' } });
    expect([shown(), held()]).toEqual([['/list'], null]);
  });

  it('does not happen when the user stays, whatever is clicked afterwards', () => {
    const { history, shown, held } = open(['/form']);
    history.replace('/list');
    const waiting = held();
    waiting?.stay();
    waiting?.proceed();
    expect([history.location.pathname, shown(), held()]).toEqual(['/form', [], null]);
  });

  it('is undone at once if it was Back, and repeated when the user proceeds', () => {
    const { history, shown, held, at } = open(['/list', '/form']);
    history.go(-1);
    expect([at(), shown()]).toEqual(['/form', []]);
    held()?.proceed();
    expect([at(), shown()]).toEqual(['/list', ['/list']]);
  });

  it('can be tried again after the user stayed', () => {
    const { history, shown, held, at } = open(['/list', '/form']);
    history.go(-1);
    held()?.stay();
    history.go(-1);
    held()?.stay();
    expect([at(), shown()]).toEqual(['/form', []]);
  });
});

it('asks with both addresses, and not after the guard is gone', () => {
  const mustAsk = vi.fn<MustAsk>((from, toPath) => from.pathname !== toPath);
  const { history, remove, shown, held } = open(['/form'], mustAsk);
  history.push('/form?tab=2');
  expect(shown()).toEqual(['/form']);
  history.push('?tab=3');
  history.push('/list');
  expect(mustAsk.mock.calls.map(([from, to]) => [from.search, to])).toEqual([
    ['', '/form'],
    ['?tab=2', '/form'],
    ['?tab=3', '/list'],
  ]);
  expect(held()).not.toBeNull();
  remove();
  history.push('/list');
  expect(shown()).toEqual(['/form', '/form', '/list']);
});

it('asks the newest guard first', () => {
  const { history, held } = open(['/form']);
  const dialog = vi.fn();
  history.guard(() => true, dialog);
  history.push('/list');
  expect(dialog).toHaveBeenCalledOnce();
  expect(held()).toBeNull();
});
