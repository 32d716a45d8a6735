import type { Config } from '../config/config';
import { sealedFactors } from './access/access.service';
import { refuseKnownAccounts } from './access/demo-users';
import type { AppContext } from './app-context';
import { sealedAppraisals } from './appraisal/appraisal.service';
import { sealedAccounts } from './aus/aus.service';
import { sealedMessages } from './conversations/conversations.service';
import { sealedCredit } from './credit/credit.service';
import { createTypesetter } from './documents/engine/typesetter';
import { sealedDrafts } from './drafts/drafts.service';
import { sealEarlierEmails, sealedEmails } from './email/email.service';
import { sealedConfirmations } from './hmda/hmda.service';
import { sealedCreations } from './loan/loan.service';
import { createLog } from './log';
import { createLos } from './los/index';
import { sealedImports } from './mismo/mismo.service';
import { openPortalDatabase, openReplica } from './open-portal-database';
import { sealedOrders } from './orders/orders.service';
import { sealedAudits, sealedLenderAccounts, sealedRecipients } from './packages/packages.service';
import { portalSecrets } from './portal-secrets';
import { createAppraisals } from './ports/appraisal/index';
import { systemClock } from './ports/clock/clock';
import { createCredit } from './ports/credit/index';
import { createDocumentVendors } from './ports/documents/index';
import { createFileStore } from './ports/files/index';
import { createKeks } from './ports/keys/index';
import { openVault } from './ports/keys/open-vault';
import { refuseEarlierValues } from './ports/keys/refuse-earlier';
import type { KeyAdmin } from './ports/keys/rotate-keys';
import type { SealedStore } from './ports/keys/sealed-store';
import { createMail } from './ports/mail/index';
import { createPaymentLinks } from './ports/payments/index';
import { createScanner } from './ports/scanner/index';
import { createSimulatedVendors } from './ports/vendors/simulated-vendors';
import { sealedReviewNotes } from './quality-control/quality-control.service';
import { sealedScenarios } from './scenarios/scenarios.service';
import type { Progress, StartedDatabase } from './start-database';
import { measuredLos } from './system/measured-los';
import { createMetrics } from './system/metrics';
import { tracedPort } from './tracing/spans';
import { startTracing } from './tracing/start-tracing';

/** A running portal and how to stop it. */
export interface Composition {
  readonly portal: AppContext;
  /** The URL of the portal's database past any pooler, for connections with the rights that the portal needs. */
  readonly directUrl: string;
  readonly keys: KeyAdmin;
  /** Everything that a rotation of the keys goes through. */
  readonly sealedStores: readonly SealedStore[];
  close(): Promise<void>;
}

/** The only place that chooses adapters from the configuration. Opens them in order and closes them in reverse. */
export async function compose(
  config: Config,
  progress: Progress,
  database: Promise<StartedDatabase>,
): Promise<Composition> {
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    closers.push(await startTracing({ endpoint: config.tracesTo, service: 'emet-portal' }));
    const spans = <Port extends object>(party: string, port: Port): Port =>
      config.tracesTo === undefined ? port : tracedPort(party, port);
    const {
      db,
      databaseUrl,
      directUrl,
      ownerUrl,
      servesAsOwner,
      close: closeDatabase,
    } = await openPortalDatabase(config, progress, database);
    closers.push(closeDatabase);
    if (servesAsOwner) {
      log.warn(
        'The portal serves with the login that owns the database. SQL sent through its connection could change the audit: set DATABASE_OWNER_URL (docs/operations.md, Rights).',
      );
    }
    if (!config.demo) await refuseKnownAccounts(db);
    // As the owner: the login that the portal serves with has no access to the keys.
    const keys = await openVault({ databaseUrl: ownerUrl, keks: await createKeks(config), clock: systemClock, log });
    closers.push(() => keys.close());
    const { vault } = keys;
    const los = await createLos({ config, databaseUrl, vault, clock: systemClock, log, progress });
    closers.push(() => los.close());
    const metrics = createMetrics({ ofProcess: true });
    const files = createFileStore(config, vault);
    const simulated = createSimulatedVendors(config);
    closers.push(() => simulated.close());
    const typesetter = createTypesetter();
    closers.push(() => typesetter.close());
    const replica = openReplica(config, db, { log, servesAsOwner });
    if (replica) closers.push(() => replica.close());
    const portal: AppContext = {
      config,
      db,
      replica,
      los: measuredLos(spans('los', los.port), metrics),
      losSharesLog: los.sharesLog,
      files: spans('files', files),
      vault,
      credit: spans('credit', createCredit(config, simulated, log)),
      appraisals: spans('appraisals', createAppraisals(config, simulated, log)),
      payments: spans('payments', createPaymentLinks(config, simulated, log)),
      documentVendors: createDocumentVendors(config, simulated, log),
      mail: spans('mail', createMail({ config, db, clock: systemClock })),
      scanner: createScanner(config),
      typesetter,
      clock: systemClock,
      log,
      metrics,
      ...(await portalSecrets(config)),
    };
    await sealEarlierEmails(portal);
    const tables = [
      ...[
        sealedOrders(portal),
        sealedAccounts(portal),
        sealedAudits(portal),
        sealedLenderAccounts(portal),
        sealedRecipients(portal),
        sealedAppraisals(portal),
        sealedImports(portal),
        sealedCreations(portal),
        sealedDrafts(portal),
        sealedScenarios(portal),
        sealedEmails(portal),
        sealedMessages(portal),
        sealedFactors(portal),
        sealedReviewNotes(portal),
        sealedConfirmations(portal),
        ...sealedCredit(portal),
      ],
      ...los.sealedStores,
    ];
    await refuseEarlierValues({ admin: keys.admin, vault, tables, log });
    return { portal, directUrl, keys: keys.admin, sealedStores: [files, ...tables], close };
  } catch (error) {
    await close();
    throw error;
  }
}
