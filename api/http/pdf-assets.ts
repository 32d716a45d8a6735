import { Router } from 'express';
import { assets } from './assets';

/**
 * The policy of the thread that reads PDFs. Scans are decoded with WebAssembly, which the pages of the portal may not run; the
 * thread can load nothing but the portal's own files.
 */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Serves the files of the PDF viewer, whose address has its version. */
export function pdfAssets(folder: string): Router {
  const router = Router();
  router.use((req, res, next) => {
    if (req.path.endsWith('.mjs')) res.setHeader('Content-Security-Policy', POLICY);
    next();
  });
  router.use(assets(folder));
  return router;
}
