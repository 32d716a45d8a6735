import { expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/database';
import { crashOrders } from '../../tests/support/order-crashes';

it('loses and duplicates no order while its process is killed repeatedly', { timeout: 120_000 }, async () => {
  const database = await testDatabase();
  try {
    const report = await crashOrders({ databaseUrl: database.url, orders: 30, kills: 6 });
    expect(report).toMatchObject({ acknowledged: 30, kills: 6, lost: [], duplicated: [], wrong: [] });
    expect(report.stored).toBeGreaterThanOrEqual(30);
  } finally {
    await database.drop();
  }
});
