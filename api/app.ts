import express, { type Express, type Request, Router } from 'express';
import { countGuest } from './access/access.service';
import { authenticate, rememberedSession, sessionActor } from './access/session.service';
import type { AppContext } from './app-context';
import { audit, denialsOf, recordEvent } from './audit/audit.service';
import { calls } from './calls';
import { apiDocs } from './http/api-docs';
import { callerOf } from './http/caller';
import { crossSite } from './http/cross-site';
import { demoGuard } from './http/demo-guard';
import { answerError, unknownCall } from './http/errors';
import { health } from './http/health';
import { mount } from './http/mount';
import { requestFacts } from './http/request-facts';
import { requestLog } from './http/request-log';
import { security } from './http/security';
import { securityTxt } from './http/security-txt';
import { webApp } from './http/web-app';
import { assertEditable, assertLosOffers, visibleLoan } from './loan/gateway.service';
import { securityContact } from './reference/reference.service';
import { measureRequests } from './system/measure-requests';
import { metricsEndpoint } from './system/metrics-endpoint';
import { traceRequests } from './tracing/trace-requests';

/** What the app needs besides the portal. */
export interface AppOptions {
  /** Folder of the built web app; if absent, only the API is served. */
  readonly webFolder?: string;
  /** True once the server has begun to stop; `/readyz` reports it. */
  readonly stopping?: () => boolean;
}

/** The Express app: its parts are added in the order in which a request passes them. */
export function buildApp(portal: AppContext, options: AppOptions = {}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', portal.config.trustProxy);
  app.set('query parser', 'simple');
  // Answers are never cached, so ETags would be useless work.
  app.set('etag', false);
  app.use(requestLog(portal.log));
  app.use(traceRequests({ ownCallers: false }));
  app.use(measureRequests(portal.metrics));
  app.use(
    ...security({
      https: portal.config.https,
    }),
  );
  if (portal.config.demo) app.use(demoGuard);
  app.use(health(portal, options.stopping ?? (() => false)));
  app.use(metricsEndpoint(portal));

  app.use(
    securityTxt({
      clock: portal.clock,
      origin: portal.config.portalOrigin,
      contact: () => securityContact(portal.db),
    }),
  );

  const api = Router();
  api.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  }, crossSite);
  const countRead = (req: Request): Promise<void> => {
    const facts = requestFacts(req, portal.config.https);
    return countGuest(portal, 'public-read', callerOf(null, facts), facts.network);
  };
  api.use(apiDocs(calls, countRead));
  mount(api, calls, portal, {
    authenticate: (token, use) => authenticate(portal, token, use),
    remembered: (token, use) => rememberedSession(portal, token, use),
    refreshActor: (actor) => sessionActor(portal, actor),
    visibleLoan: (actor, loanNum) => visibleLoan(portal, actor, loanNum),
    assertEditable,
    countGuest: (limit, by, network) => countGuest(portal, limit, by, network),
    assertLosOffers: (capability) => assertLosOffers(portal, capability),
    recordDenial: (by, { method, path }, reason, loanNum) =>
      denialsOf(portal).record(
        by,
        loanNum === null
          ? { action: 'call.denied', subject: `call:${method} ${path}`, reason }
          : { action: 'call.denied', subject: `loan:${loanNum}`, reason, detail: { call: `${method} ${path}` } },
      ),
    recordExport: (by, { method, path }, file) =>
      portal.db
        .transaction()
        .execute((trx) =>
          audit(trx, by, { action: 'list.export', subject: `call:${method} ${path}`, after: { file } }),
        ),
    recordMalware: (by, call, files) =>
      recordEvent(portal, by, {
        action: 'upload.malware',
        subject: `call:${call}`,
        after: { files },
        outcome: 'denied',
      }),
  });
  api.use(unknownCall);
  app.use('/api', api);

  if (options.webFolder) {
    app.use(
      webApp(
        options.webFolder,
        portal.config.oidc.map(({ id, name }) => ({ id, name })),
      ),
    );
  }
  app.use(unknownCall);
  app.use(answerError(portal.log));
  return app;
}
