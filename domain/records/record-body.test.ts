import { describe, expect, it } from 'vitest';
import { recordBody } from './record-body.schemas';
import type { RecordFields } from './record-fields';

const body = recordBody({
  name: { kind: 'text', required: true, maxLength: 5 },
  fee: { kind: 'money', min: 0 },
  side: { kind: 'text', options: ['left', 'right'] },
  active: { kind: 'yesno' },
} as const satisfies RecordFields);

const ID = '4f3c0000-0000-4000-8000-000000000000';

describe('the body that saves a record', () => {
  it('of a new one is whole, in stored form', () => {
    expect(body.parse({ name: ' Reno ', fee: '$1,250.5', color: 'red' })).toEqual({
      id: null,
      values: { name: 'Reno', fee: '1250.50', side: null, active: false },
    });
  });

  it('of a change contains only what is sent, with the version that was read', () => {
    expect(body.parse({ id: ID, version: 3, fee: null })).toEqual({ id: ID, version: 3, values: { fee: null } });
  });

  it('is refused field by field', () => {
    const { error } = body.safeParse({ name: 'Sacramento', fee: '-1', side: 'up' });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'too-long'],
      ['fee', 'too-small'],
      ['side', 'not-a-code'],
    ]);
  });

  it('cannot clear required fields', () => {
    expect(body.safeParse({ id: ID, version: 3, name: null }).error?.issues[0]?.message).toBe('required');
  });
});
