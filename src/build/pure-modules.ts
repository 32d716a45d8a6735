import type { Plugin } from 'vite';

/**
 * Says that our modules do nothing for others when they are imported. The bundler cannot know it of one with a styled component,
 * so that a page which needs one function of an area would load all that its `public.ts` offers, such as the viewer of PDFs.
 * The HTML imports `main.tsx` for what it does.
 */
export function pureModules(): Plugin {
  return {
    name: 'pure-modules',
    apply: 'build',
    transform: {
      filter: { id: { include: /\/(src|domain)\/[^?]*\.tsx?$/, exclude: [/\/node_modules\//, /\/main\.tsx$/] } },
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
  };
}
