import { parentPort, workerData } from 'node:worker_threads';
// A thread does not inherit the loader that its process reads TypeScript with.
import { register } from 'tsx/esm/api';

register();
const { runTask } = await import(workerData.module);
parentPort.postMessage(await runTask(workerData.task));
