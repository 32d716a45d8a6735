import { creditStorm } from '../tests/support/credit-storm';
import { listed, withStormPortal } from './storm-portal';

const ORDERS = 2000;
const LOGIN = 'storm-officer';

/** Credit reports from an agency that fails at random, another way with each SEED. */
export async function run(): Promise<void> {
  const seed = Number(process.env.SEED ?? 1);
  await withStormPortal(async (portal) => {
    await portal.db
      .insertInto('portal.users')
      .values({
        ...{ id: crypto.randomUUID(), login: LOGIN, email: 'storm@example.com', first_name: 'Ada', last_name: 'Storm' },
        ...{ display_name: null, password_hash: 'none', is_pml: false, is_retail: true, can_view_mini: false },
        ...{ branch_name: null, company_name: null, price_group: null, mini_correspondent_price_group: null },
        ...{ settings: '{}', shortcuts: '[]', disabled_at: null, created_at: portal.clock() },
      })
      .execute();
    const report = await creditStorm({ portal, login: LOGIN, orders: ORDERS, seed });
    const { states, lost, billedTwice, submittedTwice, unbilled, requests, faults, milliseconds } = report;
    console.log(`${ORDERS} credit orders, seed ${seed}: ${requests} requests, ${(milliseconds / 1000).toFixed(0)} s`);
    console.log(`  answers: ${listed(faults)}`);
    console.log(`  orders: ${listed(states)}`);
    console.log(
      `  lost ${lost.length}, billed twice ${billedTwice.length}, submitted twice ${submittedTwice.length}, not billed ${unbilled.length}`,
    );
  });
}
