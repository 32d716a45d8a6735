import { parentPort, workerData } from 'node:worker_threads';

// A thread does not inherit the loader that its process reads TypeScript with. A built portal needs none.
if (workerData.module.endsWith('.ts')) (await import('tsx/esm/api')).register();
const { runTask } = await import(workerData.module);

parentPort.on('message', async (task) => {
  try {
    const answer = await runTask(task);
    // Bytes are moved, not copied.
    parentPort.postMessage({ answer }, answer instanceof Uint8Array ? [answer.buffer] : []);
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
