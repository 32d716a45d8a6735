import { parentPort, workerData } from 'node:worker_threads';

// A thread does not inherit the loader that its process reads TypeScript with. A built portal needs none.
if (workerData.module.endsWith('.ts')) (await import('tsx/esm/api')).register();
const { runTask } = await import(workerData.module);
parentPort.postMessage(await runTask(workerData.task));
