import path from 'node:path';
import type { build, Plugin, PluginOption, ResolvedConfig, Rolldown } from 'vite';

const PAGE = 'sign.html';

interface Bundler {
  readonly buildWith: typeof build;
  readonly plugins: () => PluginOption[];
}

/**
 * Builds the page on which borrowers sign by itself: it shares no file with the web app, so that a borrower's browser is sent
 * nothing of it.
 */
export function signingPage({ buildWith, plugins }: Bundler): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'signing-page',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const built = await buildWith({
        configFile: false,
        root: config.root,
        publicDir: false,
        logLevel: 'error',
        plugins: plugins(),
        build: {
          write: false,
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: path.join(config.root, PAGE) },
        },
      });
      const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
      for (const file of output) {
        // Fonts and drawings are named by their content: the web app has the same ones.
        if (Object.hasOwn(bundle, file.fileName)) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((req, _res, next) => {
        if (/^\/sign(?:[?#]|$)/.test(req.url ?? '')) req.url = `/${PAGE}`;
        next();
      });
    },
  };
}
