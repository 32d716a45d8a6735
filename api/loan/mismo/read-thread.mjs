// A thread does not take over what its process loads TypeScript with.
import { register } from 'tsx/esm/api';

register();
await import('./read-worker.ts');
