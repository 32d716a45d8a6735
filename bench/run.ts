import { run as batch } from './batch.bench';
import { run as batchPricing } from './batch-pricing.bench';
import { run as bodies } from './bodies.bench';
import { run as closing } from './closing.bench';
import { run as credit } from './credit.bench';
import { run as documents } from './documents.bench';
import { run as emails } from './emails.bench';
import { run as estimate } from './estimate.bench';
import { run as files } from './files.bench';
import { run as growth } from './growth.bench';
import { run as interactions } from './interactions.bench';
import { run as letter } from './letter.bench';
import { run as messages } from './messages.bench';
import { run as mismo } from './mismo.bench';
import { run as orders } from './orders.bench';
import { run as packages } from './packages.bench';
import { run as pipeline } from './pipeline.bench';
import { run as preview } from './preview.bench';
import { run as pricing } from './pricing.bench';
import { run as routes } from './routes.bench';
import { run as sealed } from './sealed.bench';
import { run as sections } from './sections.bench';
import { run as start } from './start.bench';
import { run as streams } from './streams.bench';
import { run as tables } from './tables.bench';
import { run as users } from './users.bench';
import { run as web } from './web.bench';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  pricing,
  pipeline,
  tables,
  web,
  routes,
  interactions,
  letter,
  orders,
  credit,
  emails,
  messages,
  mismo,
  sealed,
  sections,
  files,
  bodies,
  documents,
  closing,
  estimate,
  packages,
  preview,
  batch,
  'batch-pricing': batchPricing,
};

/** Benches of many minutes, which run only if they are named. */
const long: Readonly<Record<string, () => Promise<void>>> = { users, growth, streams, start };

/** `npm run bench` runs every bench but the long ones; names after it select some: `npm run bench -- pipeline`. */
const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries({ ...benches, ...long })) {
  if (wanted.length > 0 ? !wanted.includes(name) : Object.hasOwn(long, name)) continue;
  await run();
  console.log('');
}
