import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { pdfFolder } from '../../domain/documents/pdf-folder.ts';

const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** What the viewer loads when a document needs it, with the licenses. */
const sources = ['build/pdf.worker.min.mjs', 'cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** Each file under its address. */
function files(): Map<string, string> {
  const found = new Map<string, string>();
  for (const source of sources) {
    const file = path.join(root, source);
    if (source.endsWith('.mjs')) {
      found.set(`${pdfFolder(version)}${path.basename(source)}`, file);
      continue;
    }
    for (const name of readdirSync(file)) found.set(`${pdfFolder(version)}${source}/${name}`, path.join(file, name));
  }
  return found;
}

/** Puts the worker, fonts and character maps of the PDF viewer into the build: nothing is loaded from another host. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const [address, file] of files()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(file) });
      }
    },
    configureServer(server) {
      const known = files();
      server.middlewares.use((req, res, next) => {
        const file = known.get(req.url ?? '');
        if (file === undefined || !existsSync(file)) return next();
        if (file.endsWith('.mjs')) res.setHeader('Content-Type', 'text/javascript');
        createReadStream(file).pipe(res);
      });
    },
  };
}
