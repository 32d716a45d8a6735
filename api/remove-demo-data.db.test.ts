import { expect, it } from 'vitest';
import { testPortal } from '../tests/support/test-portal';
import { removeDemoData } from './remove-demo-data';

it('removing the demo leaves an entry in the audit', async () => {
  const at = await testPortal();
  try {
    const { demo, loans } = await removeDemoData(at.portal);
    expect(demo).toHaveLength(33);
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .select(['actor', 'subject', 'after'])
      .where('action', '=', 'demo.remove')
      .execute();
    expect(entries).toEqual([{ actor: null, subject: 'demo:data', after: { users: 33, loans } }]);
  } finally {
    await at.close();
  }
});
