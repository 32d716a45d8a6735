import { expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '../../api/calls';
import { isMessageCode } from '../../domain/messages/english-text';
import { ownMessages } from './schema-messages';

it('finds messages of schemas and checks at any depth', () => {
  const inner = z.string().regex(/a/, 'one').refine(Boolean, 'two');
  const options = z.union([z.object({ a: z.array(inner).optional() }), z.lazy(() => z.int('three').min(1))]);
  expect(ownMessages(z.tuple([options, z.string().pipe(z.enum(['a'], 'four'))])).sort()).toEqual(
    ['one', 'two', 'three', 'four'].sort(),
  );
});

it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s names its messages by codes, so that they exist in every language',
  (_name, { params, query, body }) => {
    const named = [params, query, body].flatMap((schema) => (schema ? ownMessages(schema) : []));
    expect(named.filter((text) => !isMessageCode(text))).toEqual([]);
  },
);
